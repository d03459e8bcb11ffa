/* Which orders a unit may be given, and why not the others. */
#include "battle.h"
#include "field.h"
#include "hex.h"
#include "movement.h"
#include "setup.h"
#include "sight.h"
#include "tables.h"
#include "troop.h"

u8 order_kind;
u8 order_target;
u8 order_spell;
u8 order_points;

static const char *const refusals[REFUSALS] = {"it is legal",
                                               "that is off the map",
                                               "somebody is there",
                                               "that ground is prohibited",
                                               "there is no such order",
                                               "there is no such unit",
                                               "that is no enemy",
                                               "that enemy is not adjacent",
                                               "the unit has no missiles",
                                               "that is out of range",
                                               "something blocks the sight",
                                               "there is no magic here",
                                               "not enough spell points",
                                               "that is no friend",
                                               "that is too far for a spell",
                                               "one cannot wait that long"};

const char *order_refusal(u8 refused)
{
    return refusals[refused];
}

static u8 move_refused(void)
{
    u16 cell;

    if (!hex_step(unit_q[battle_unit], unit_r[battle_unit], order_kind)) {
        return REFUSED_OFF_MAP;
    }
    cell = hex_cell(hex_step_q, hex_step_r);
    if (field_cost(battle_unit, map_terrain[cell]) == PROHIBITED) {
        return REFUSED_PROHIBITED;
    }
    if (map_unit[cell] != NO_UNIT) {
        return REFUSED_OCCUPIED;
    }
    return 0;
}

static u8 target_distance(void)
{
    return hex_distance(unit_q[battle_unit], unit_r[battle_unit], unit_q[order_target],
                        unit_r[order_target]);
}

static u8 enemy_refused(void)
{
    if (order_target >= unit_count || unit_state[order_target] > STATE_ON_FIELD) {
        return REFUSED_NO_TARGET;
    }
    if (unit_army[order_target] == unit_army[battle_unit]) {
        return REFUSED_NOT_AN_ENEMY;
    }
    return 0;
}

static u8 melee_refused(void)
{
    u8 refused = enemy_refused();

    if (refused == 0 && target_distance() != 1) {
        refused = REFUSED_NOT_ADJACENT;
    }
    return refused;
}

static u8 fire_refused(void)
{
    u8 refused;
    u8 distance;

    if (unit_missile[battle_unit] == MISSILE_NONE) {
        return REFUSED_NO_MISSILES;
    }
    refused = enemy_refused();
    if (refused != 0) {
        return refused;
    }
    distance = target_distance();
    if (distance > tbl_range[unit_missile[battle_unit]]) {
        return REFUSED_OUT_OF_RANGE;
    }
    if (distance > 1 && !sight_clear(unit_q[battle_unit], unit_r[battle_unit], unit_q[order_target],
                                     unit_r[order_target])) {
        return REFUSED_NO_SIGHT;
    }
    return 0;
}

static u8 cast_refused(void)
{
    if (!setup_magic) {
        return REFUSED_NO_MAGIC;
    }
    if (order_spell >= SPELLS || (battle_variant == VARIANT_STRICT && order_spell > SPELL_GUARD)) {
        return REFUSED_NO_SUCH_ORDER;
    }
    if (order_points == 0 || order_points > SPELL_MOST || order_points > unit_spells[battle_unit]) {
        return REFUSED_NO_POINTS;
    }
    if (order_target >= unit_count || unit_state[order_target] > STATE_ON_FIELD) {
        return REFUSED_NO_TARGET;
    }
    if (unit_army[order_target] != unit_army[battle_unit]) {
        return REFUSED_NOT_A_FRIEND;
    }
    if (target_distance() > SPELL_HEXES) {
        return REFUSED_TOO_FAR;
    }
    return 0;
}

u8 order_refused(void)
{
    if (order_kind == ORDER_WAIT) {
        if (order_target == 0 || order_target > WAIT_MOST) {
            return REFUSED_WAIT_LENGTH;
        }
        return 0;
    }
    if (order_kind <= DIRECTIONS) {
        return move_refused();
    }
    if (order_kind == ORDER_MELEE) {
        return melee_refused();
    }
    if (order_kind == ORDER_FIRE) {
        return fire_refused();
    }
    if (order_kind == ORDER_CAST) {
        return cast_refused();
    }
    return REFUSED_NO_SUCH_ORDER;
}

/* The next candidate in the order of the list; 0 at its end. */
static u8 advance(void)
{
    if (order_kind == ORDER_CAST) {
        if (order_points < unit_spells[battle_unit] && order_points < SPELL_MOST) {
            ++order_points;
            return 1;
        }
        order_points = 1;
        if (order_spell < SPELLS - 1) {
            ++order_spell;
            return 1;
        }
        order_spell = 0;
    }
    if (order_kind >= ORDER_MELEE) {
        if ((u8)(order_target + 1) < unit_count) {
            ++order_target;
            return 1;
        }
        if (order_kind == ORDER_CAST) {
            return 0;
        }
    }
    ++order_kind;
    order_target = 0;
    order_spell = 0;
    order_points = 1;
    if (order_kind == ORDER_FIRE && unit_missile[battle_unit] == MISSILE_NONE) {
        ++order_kind; /* the list would only refuse every target */
    }
    if (order_kind == ORDER_CAST && (!setup_magic || unit_spells[battle_unit] == 0)) {
        return 0;
    }
    return 1;
}

u8 orders_first(void)
{
    order_kind = ORDER_WAIT;
    order_target = field_pause(battle_unit);
    order_spell = 0;
    order_points = 0;
    return 1; /* one can always wait */
}

u8 orders_next(void)
{
    while (advance()) {
        if (order_refused() == 0) {
            return 1;
        }
    }
    return 0;
}
