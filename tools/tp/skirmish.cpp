// A border watch of Northwold meets a band of Zorgs. Five units a side on a small
// field of squares, under the rules of combat, morale and time that the game has.
#include "skirmish.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "rules.hpp"

extern "C" {
#include "army.h"
#include "tally.h"
}

namespace {

constexpr int units = 10, field_width = 16;
constexpr std::array<const char*, 5> field = { // the symbols of data/shattered/terrain.toml
    "......w..hh.....", ".....ww...h.....", ".....w....w.....", "......h..ww.....",
    ".....hh..w......"};
constexpr std::array<const char*, 2> army_name = {"Northwold", "the Zorgs"};

struct Soldier {
    const char* name;
    u8 type, class_id, weapon, missile, race, shield;
    u16 men;
};

constexpr std::array<Soldier, units> muster = {{
    {"Northwold lancers", TYPE_HC, CLASS_B, MOUNTED_LANCE, MISSILE_NONE, RACE_HUMAN, 1, 240},
    {"Northwold bowmen", TYPE_LI, CLASS_C, FOOT_SWORD, MISSILE_BOW, RACE_HUMAN, 0, 400},
    {"Northwold pikemen", TYPE_HI, CLASS_B, FOOT_PIKE, MISSILE_NONE, RACE_HUMAN, 1, 560},
    {"Dwarven axes", TYPE_LHI, CLASS_B, FOOT_TWO_HANDED, MISSILE_NONE, RACE_DWARF, 1, 380},
    {"Valkyrie riders", TYPE_LC, CLASS_A, MOUNTED_JAVELIN, MISSILE_JAVELIN, RACE_VALKYRIE, 1, 200},
    {"Zorg wolf riders", TYPE_LC, CLASS_C, MOUNTED_SWORD, MISSILE_NONE, RACE_ZORG, 0, 420},
    {"Zorg stone throwers", TYPE_LI, CLASS_D, FOOT_SWORD, MISSILE_ROCKS, RACE_ZORG, 0, 620},
    {"Zorg spears", TYPE_MI, CLASS_C, FOOT_LONG_SPEAR, MISSILE_NONE, RACE_ZORG, 1, 800},
    {"Zorg horde", TYPE_MI, CLASS_D, FOOT_SWORD, MISSILE_NONE, RACE_ZORG, 1, 900},
    {"Zorg guard", TYPE_HI, CLASS_B, FOOT_TWO_HANDED, MISSILE_NONE, RACE_ZORG, 1, 520},
}};

struct Place {
    int x = 0, y = 0;
    int due = 0;
    int battles = 0, routs_seen = 0, lost_in_a_row = 0;
    bool routed = false, gone = false;
};

std::array<Place, units> place;
int now;

int army_of(int unit) {
    return unit < units / 2 ? 0 : 1;
}
const char* name(int unit) {
    return muster[static_cast<std::size_t>(unit)].name;
}
Place& at(int unit) {
    return place[static_cast<std::size_t>(unit)];
}
u8 id(int unit) {
    return static_cast<u8>(unit);
}

template <class... Words>
void tell(fmt::format_string<Words...> text, Words&&... words) {
    fmt::print("{:>4}  {}\n", now, fmt::format(text, std::forward<Words>(words)...));
}

u8 terrain_at(int x, int y) {
    switch (field[static_cast<std::size_t>(y)][x]) {
    case 'w': return TERRAIN_LIGHT_WOODS;
    case 'h': return TERRAIN_LOW_HILLS;
    default: return TERRAIN_CLEAR;
    }
}

int distance(int a, int b) {
    return std::max(std::abs(at(a).x - at(b).x), std::abs(at(a).y - at(b).y));
}

int unit_at(int x, int y) {
    for (int unit = 0; unit < units; ++unit)
        if (!at(unit).gone && at(unit).x == x && at(unit).y == y) return unit;
    return -1;
}

int nearest_enemy(int me) {
    int best = -1;
    for (int unit = 0; unit < units; ++unit)
        if (army_of(unit) != army_of(me) && !at(unit).gone &&
            (best < 0 || distance(me, unit) < distance(me, best)))
            best = unit;
    return best;
}

void rout(int unit);

// Throws the dice; says what the unit makes of it.
u8 check_morale(int unit) {
    int close = 0;
    for (int other = 0; other < units; ++other)
        if (other != unit && !at(other).gone && !at(other).routed &&
            distance(unit, other) <= MORALE_CLOSE_HEXES)
            close += army_of(other) == army_of(unit) ? 1 : -1;
    dice_throw_three();
    morale_dice = static_cast<u8>(dice_face[0] + dice_face[1] + dice_face[2]);
    morale_close = static_cast<u8>(COUNT_ZERO + close);
    morale_battles = static_cast<u8>(COUNT_ZERO + at(unit).battles);
    morale_routs = static_cast<u8>(COUNT_ZERO + at(unit).routs_seen);
    morale_fear = 0;
    morale_dead =
        morale_dead_factor(muster[static_cast<std::size_t>(unit)].men, unit_men(id(unit)));
    morale_count();
    return morale_result(unit_class[unit]);
}

void destroy(int unit, const char* how) {
    at(unit).gone = true;
    army_enemy_destroyed(id(army_of(unit) ^ 1));
    tell("The {} {}.", name(unit), how);
}

void rout(int unit) {
    at(unit).routed = true;
    at(unit).due = now + 1;
    army_enemy_routs(id(army_of(unit) ^ 1));
    tell("The {} break and run!", name(unit));
    for (int other = 0; other < units; ++other)
        if (other != unit && !at(other).gone && distance(unit, other) <= MORALE_SHAKEN_HEXES)
            at(other).routs_seen += army_of(other) == army_of(unit) ? -1 : 1;
}

void settle(int attacker, int defender) {
    combat_apply();
    for (const int unit : {attacker, defender})
        if (unit_men(id(unit)) == 0) destroy(unit, "are cut down to the last");
}

void fight(int me, int enemy) {
    melee_resolve(id(me), id(enemy));
    tell("The {} fall upon the {}: {} dead against {}.", name(me), name(enemy),
         combat_kills[ATTACKER], combat_kills[DEFENDER]);
    const u8 winner = combat_winner;
    settle(me, enemy);
    if (winner == NOBODY) return;
    const int victor = winner == ATTACKER ? me : enemy, loser = winner == ATTACKER ? enemy : me;
    army_battle_won(id(army_of(victor)));
    ++at(victor).battles;
    --at(loser).battles;
    at(victor).lost_in_a_row = 0;
    ++at(loser).lost_in_a_row;
    if (!at(loser).gone && !at(loser).routed &&
        morale_breaks(unit_class[loser], id(at(loser).lost_in_a_row)))
        rout(loser);
}

void shoot(int me, int enemy) {
    const bool answer = unit_missile[enemy] != MISSILE_NONE && !at(enemy).routed &&
                        distance(me, enemy) <= tbl_range[unit_missile[enemy]];
    fire_resolve(id(me), id(enemy), answer ? 1 : 0);
    tell("The {} shoot at the {}: {} fall{}.", name(me), name(enemy), combat_kills[ATTACKER],
         answer ? fmt::format(", {} by the answer", combat_kills[DEFENDER]) : "");
    settle(me, enemy);
}

// One step that changes the distance to the enemy the way it is wanted.
bool step(int me, int enemy, int wanted) {
    int best = distance(me, enemy), best_x = -1, best_y = -1;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const int x = at(me).x + dx, y = at(me).y + dy;
            if (x < 0 || x >= field_width || y < 0 || y >= 5 || unit_at(x, y) >= 0) continue;
            const int far = std::max(std::abs(x - at(enemy).x), std::abs(y - at(enemy).y));
            if ((far - best) * wanted > 0) best = far, best_x = x, best_y = y;
        }
    if (best_x < 0) return false;
    at(me).x = best_x, at(me).y = best_y, at(me).lost_in_a_row = 0;
    unit_terrain[me] = terrain_at(best_x, best_y);
    unit_moved[me] = 1;
    return true;
}

int cost(int unit) {
    return move_cost(unit_type[unit], unit_terrain[unit], unit_race[unit]);
}

void flee(int me, int enemy) {
    if (distance(me, enemy) > MORALE_RALLY_HEXES && check_morale(me) != MORALE_ROUTS) {
        at(me).routed = false;
        at(me).lost_in_a_row = 0;
        tell("The {} rally.", name(me));
    } else if (step(me, enemy, +1)) {
        army_enemy_rout_moves(id(army_of(me) ^ 1));
    } else if (at(me).x == 0 || at(me).x == field_width - 1) {
        destroy(me, "leave the field and are not seen again");
    }
    at(me).due = now + cost(me);
}

void act(int me) {
    const int enemy = nearest_enemy(me);
    if (enemy < 0) return;
    if (at(me).routed) return flee(me, enemy);
    if (distance(me, enemy) == 1) {
        const u8 nerve = unit_moved[me] ? check_morale(me) : u8{MORALE_TAKES_ORDERS};
        unit_moved[me] = 0;
        if (nerve == MORALE_ROUTS) return rout(me);
        if (nerve == MORALE_HALTS) {
            tell("The {} halt before the {}.", name(me), name(enemy));
            at(me).due = now + MORALE_HALT_POINTS;
            return;
        }
        fight(me, enemy);
    } else if (unit_missile[me] != MISSILE_NONE &&
               distance(me, enemy) <= tbl_range[unit_missile[me]]) {
        unit_moved[me] = 0;
        shoot(me, enemy);
    } else if (!step(me, enemy, -1)) {
        unit_moved[me] = 0;
    }
    if (!at(me).gone && at(me).due <= now) at(me).due = now + cost(me);
}

void line_up(std::uint32_t seed) {
    dice_seed(seed);
    rules_readings = 0;
    army_reset();
    for (int unit = 0; unit < units; ++unit) {
        const auto& soldier = muster[static_cast<std::size_t>(unit)];
        unit_type[unit] = soldier.type;
        unit_class[unit] = soldier.class_id;
        unit_weapon[unit] = soldier.weapon;
        unit_missile[unit] = soldier.missile;
        unit_race[unit] = soldier.race;
        unit_shield[unit] = soldier.shield;
        unit_set_men(id(unit), soldier.men);
        at(unit) = Place{};
        at(unit).x = army_of(unit) == 0 ? 1 : field_width - 2;
        at(unit).y = unit % 5;
        at(unit).due = dice_below(6);
        unit_terrain[unit] = terrain_at(at(unit).x, at(unit).y);
        army_muster(id(army_of(unit)), soldier.race);
    }
}

void run(std::uint32_t seed) {
    line_up(seed);
    fmt::print("A skirmish on the border of Northwold (seed {})\n\n", seed);
    int retreating = TALLY_NO_ARMY;
    for (now = 0; now < NIGHTFALL && retreating == TALLY_NO_ARMY; ++now) {
        const int first = dice_below(units); // nobody is always first
        for (int turn = 0; turn < units && retreating == TALLY_NO_ARMY; ++turn) {
            const int unit = (first + turn) % units;
            if (!at(unit).gone && at(unit).due <= now) act(unit);
            for (int army = 0; army < ARMIES; ++army)
                if (army_gives_up(id(army))) retreating = army;
        }
    }
    if (retreating == TALLY_NO_ARMY)
        tell("Night falls over the field.");
    else
        tell("A horn sounds the retreat of {}.", army_name[static_cast<std::size_t>(retreating)]);

    tally_reset();
    fmt::print("\n{:<20} {:>5} {:>5}\n", "", "began", "left");
    for (int unit = 0; unit < units; ++unit) {
        fmt::print("{:<20} {:>5} {:>5}{}\n", name(unit), muster[static_cast<std::size_t>(unit)].men,
                   unit_men(id(unit)),
                   at(unit).gone     ? "  gone"
                   : at(unit).routed ? "  in rout"
                                     : "");
        if (!at(unit).gone && !at(unit).routed)
            tally_add(id(army_of(unit)), unit_type[unit], unit_men(id(unit)));
    }
    tally_close(id(retreating));
    fmt::print("\nTally {} to {}, a margin of {}%: ", tally_total[0], tally_total[1], tally_margin);
    if (tally_winner == TALLY_NO_ARMY)
        fmt::print("a draw.\n");
    else
        fmt::print("a {} for {}.\n", name_margin[tally_result], army_name[tally_winner]);
}

} // namespace

void add_skirmish(CLI::App& tp) {
    auto* command = tp.add_subcommand("skirmish", "a small fight of computer against computer");
    auto seed = std::make_shared<std::uint32_t>(1981);
    command->add_option("--seed", *seed, "the same seed is the same fight")->capture_default_str();
    command->callback([seed] { run(*seed); });
}
