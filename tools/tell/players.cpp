#include "players.hpp"

#include <vector>

extern "C" {
#include "battle.h"
#include "computer.h"
#include "field.h"
#include "hex.h"
#include "unit.h"
}

namespace {

static_assert(static_cast<u8>(PlayerKind::novice) == SKILL_NOVICE);
static_assert(static_cast<u8>(PlayerKind::standard) == SKILL_STANDARD);
static_assert(static_cast<u8>(PlayerKind::expert) == SKILL_EXPERT);

// splitmix64: every state is good, so any seed is.
std::uint64_t draw(std::uint64_t& state) {
    auto z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

// 0 to n - 1; of 2^64 draws the bias is below n / 2^64.
std::size_t draw_below(std::uint64_t& state, std::size_t n) {
    return static_cast<std::size_t>(draw(state) % n);
}

void random_order(std::uint64_t& chance) {
    struct Order {
        u8 kind, target, spell, points;
    };
    static std::vector<Order> orders; // kept for its room
    orders.clear();
    for (auto more = orders_first(); more; more = orders_next())
        orders.push_back({order_kind, order_target, order_spell, order_points});
    const auto& order = orders[draw_below(chance, orders.size())];
    order_kind = order.kind;
    order_target = order.target;
    order_spell = order.spell;
    order_points = order.points;
}

struct Goal {
    u8 unit = NO_UNIT;
    u8 distance = 255;
};

// The nearest enemy; of those adjacent the one with the fewest men.
Goal greedy_goal() {
    Goal goal;
    const auto army = unit_army[battle_unit], q = unit_q[battle_unit], r = unit_r[battle_unit];
    for (u8 unit = 0; unit < unit_count; ++unit) {
        if (unit_army[unit] == army || unit_state[unit] > STATE_ON_FIELD) continue;
        const auto distance = hex_distance(q, r, unit_q[unit], unit_r[unit]);
        if (distance < goal.distance ||
            (distance == 1 && goal.distance == 1 && unit_men(unit) < unit_men(goal.unit)))
            goal = {unit, distance};
    }
    return goal;
}

// The direction that comes nearest to the goal; none that leads away from it.
u8 greedy_direction(const Goal& goal) {
    u8 best = NO_DIRECTION;
    u8 best_distance = goal.distance;
    for (u8 direction = 1; direction <= DIRECTIONS; ++direction) {
        hex_step(unit_q[battle_unit], unit_r[battle_unit], direction);
        const auto distance =
            hex_distance(hex_step_q, hex_step_r, unit_q[goal.unit], unit_r[goal.unit]);
        if (distance > best_distance || (distance == best_distance && best != NO_DIRECTION))
            continue;
        order_kind = direction;
        if (order_refused()) continue;
        best = direction;
        best_distance = distance;
    }
    return best;
}

void greedy_order() {
    const auto goal = greedy_goal();
    order_target = goal.unit;
    order_kind = ORDER_MELEE;
    if (goal.distance == 1) return;
    if (goal.unit != NO_UNIT) order_kind = greedy_direction(goal);
    if (goal.unit == NO_UNIT || order_kind == NO_DIRECTION) {
        order_kind = ORDER_WAIT;
        order_target = field_pause(battle_unit);
    }
}

} // namespace

Player::Player(PlayerKind kind, u32 seed, u8 army)
    : kind_(kind), chance_(std::uint64_t{seed} << 1 | army) {}

void Player::order() {
    switch (kind_) {
    case PlayerKind::novice:
    case PlayerKind::standard:
    case PlayerKind::expert: return computer_order(static_cast<u8>(kind_));
    case PlayerKind::greedy: return greedy_order();
    case PlayerKind::random: return random_order(chance_);
    }
}
