#include "battle.h"

#include "act.h"
#include "army.h"
#include "dice.h"
#include "event.h"
#include "field.h"
#include "hash.h"
#include "hex.h"
#include "journal.h"
#include "movement.h"
#include "rout.h"
#include "setup.h"
#include "spell.h"
#include "tables.h"
#include "tally.h"
#include "troop.h"
#include "turns.h"

u8 battle_scenario;
u8 battle_variant;
u8 battle_level = LEVEL_STANDARD;
u8 battle_person;
u32 battle_seed;
u8 battle_unit;
u8 battle_clock;
u8 battle_end;

static u8 over;

void battle_begin(void)
{
    journal_begin();
    dice_seed(battle_seed);
    turns_begin(battle_seed);
    battle_clock = 0;
    battle_unit = NO_UNIT;
    over = 0;
    setup_scenario();
    spell_begin();
    dice_watch(); /* what the set-up drew is no order's */
    event_tell(EVENT_TIME, NO_UNIT, NO_UNIT, 0);
}

static void finish(u8 end)
{
    u8 unit;

    over = 1;
    battle_end = end;
    tally_reset();
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_state[unit] != STATE_GONE && unit_state[unit] != STATE_ROUTED &&
            !unit_illusion[unit]) {
            tally_add(unit_army[unit], unit_type[unit], unit_men(unit));
        }
    }
    if (end == END_NIGHTFALL) {
        tally_close(TALLY_NO_ARMY);
    } else {
        tally_close((u8)(end - END_NORTH_RETREATS));
    }
    event_tell(EVENT_END, NO_UNIT, NO_UNIT, end);
}

static u8 free_for(u8 unit, u8 q, u8 r)
{
    u16 cell = hex_cell(q, r);

    return (u8)(map_unit[cell] == NO_UNIT && field_cost(unit, map_terrain[cell]) != PROHIBITED);
}

/* Ruling arrivals. */
static void arrive(u8 unit)
{
    u8 q = unit_q[unit];
    u8 r = unit_r[unit];
    u8 direction = 1;

    while (!free_for(unit, q, r)) {
        do {
            if (direction > DIRECTIONS) {
                unit_due[unit] = (u8)(battle_clock + 1);
                return;
            }
            hex_step(unit_q[unit], unit_r[unit], direction);
            ++direction;
        } while (!hex_on_map(hex_step_q, hex_step_r));
        q = hex_step_q;
        r = hex_step_r;
    }
    unit_state[unit] = STATE_READY;
    field_place(unit, q, r);
    event_tell(EVENT_ARRIVED, unit, NO_UNIT, 0);
}

u8 battle_next(void)
{
    u8 unit;

    while (!over) {
        if (army_gives_up(NORTH)) {
            finish(END_NORTH_RETREATS);
        } else if (army_gives_up(SOUTH)) {
            finish(END_SOUTH_RETREATS);
        } else {
            unit = turns_first(battle_clock); /* ruling due-order */
            if (unit == NO_UNIT) {
                ++battle_clock;
                if (battle_clock >= NIGHTFALL) {
                    finish(END_NIGHTFALL);
                } else {
                    turns_next();
                    event_tell(EVENT_TIME, NO_UNIT, NO_UNIT, battle_clock);
                    spell_fade();
                }
            } else if (unit_state[unit] == STATE_ROUTED) {
                rout_turn(unit);
            } else if (unit_state[unit] == STATE_COMING) {
                arrive(unit);
            } else {
                unit_state[unit] = STATE_READY;
                battle_unit = unit;
                return BATTLE_ORDER;
            }
        }
    }
    return BATTLE_OVER;
}

static void move(u8 unit)
{
    field_leave(unit);
    hex_step(unit_q[unit], unit_r[unit], order_kind);
    field_place(unit, hex_step_q, hex_step_r);
    unit_moved[unit] = 1;
    unit_heading[unit] = order_kind;
    unit_lost_row[unit] = 0;
    unit_due[unit] = (u8)(battle_clock + field_cost(unit, unit_terrain[unit]));
    event_tell(EVENT_MOVED, unit, 0, order_kind);
}

void battle_order(void)
{
    u8 unit = battle_unit;

    journal_record();
    if (order_kind == ORDER_WAIT) {
        unit_moved[unit] = 0;
        unit_due[unit] = (u8)(battle_clock + order_target);
    } else if (order_kind <= DIRECTIONS) {
        move(unit);
    } else if (order_kind == ORDER_MELEE) {
        act_melee(unit, order_target);
    } else if (order_kind == ORDER_FIRE) {
        act_fire(unit, order_target);
    } else {
        unit_moved[unit] = 0;
        unit_due[unit] = (u8)(battle_clock + field_pause(unit));
        spell_cast();
    }
}

/* What is hashed of a unit. */
#define HASHED 20
static const u8 *const hashed[HASHED] = {
    unit_state,    unit_q,         unit_r,         unit_due,       unit_men_lo,
    unit_men_hi,   unit_moved,     unit_heading,   unit_battles,   unit_routs,
    unit_lost_row, unit_spells,    unit_blade,     unit_guard,     unit_haste,
    unit_courage,  unit_blade_end, unit_guard_end, unit_haste_end, unit_courage_end};

u32 battle_hash(void)
{
    hash_start();
    hash_byte(battle_clock);
    hash_byte(dice_state[0]);
    hash_byte(dice_state[1]);
    hash_byte(dice_state[2]);
    hash_byte(dice_state[3]);
    hash_word(army_morale[NORTH]);
    hash_word(army_morale[SOUTH]);
    hash_rows(hashed, HASHED, unit_count);
    return hash_value();
}
