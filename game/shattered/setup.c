#include "setup.h"

#include "army.h"
#include "battle.h"
#include "dice.h"
#include "field.h"
#include "hex.h"
#include "morale.h"
#include "percent.h"
#include "scenario.h"
#include "tables.h"
#include "troop.h"

u8 setup_leader;
u8 setup_magic;

static void unfold_map(const u8 *packed)
{
    u8 row;
    u8 column;
    u16 cell;

    for (cell = 0; cell < MAP_CELLS; ++cell) {
        map_unit[cell] = NO_UNIT;
    }
    for (row = 0; row < map_rows; ++row) {
        cell = (u16)((u16)row << 5);
        for (column = 0; column < map_columns; ++column) {
            if (column & 1) {
                map_terrain[cell] = (u8)(*packed >> 4);
                ++packed;
            } else {
                map_terrain[cell] = (u8)(*packed & 15);
            }
            ++cell;
        }
        if (map_columns & 1) {
            ++packed;
        }
    }
}

static void unfold_unit(u8 unit, const u8 *packed)
{
    unit_q[unit] = packed[0];
    unit_r[unit] = packed[1];
    unit_type[unit] = (u8)(packed[2] & 15);
    unit_class[unit] = (u8)(packed[2] >> 4);
    unit_weapon[unit] = (u8)(packed[3] & 15);
    unit_missile[unit] = (u8)(packed[3] >> 4);
    if (unit_missile[unit] == 15) {
        unit_missile[unit] = MISSILE_NONE;
    }
    unit_race[unit] = (u8)(packed[4] & 15);
    unit_shield[unit] = (u8)((packed[4] & SCENARIO_SHIELD) != 0);
    unit_illusion[unit] = (u8)((packed[4] & SCENARIO_ILLUSION) != 0);
    unit_men_lo[unit] = packed[5];
    unit_men_hi[unit] = packed[6];
    unit_spells[unit] = packed[7];
    unit_due[unit] = packed[8];
    unit_state[unit] = STATE_READY;
    if (packed[8] != 0) {
        unit_state[unit] = STATE_COMING;
    }
    unit_moved[unit] = 0;
    unit_heading[unit] = 0;
    unit_battles[unit] = COUNT_ZERO;
    unit_routs[unit] = COUNT_ZERO;
    unit_lost_row[unit] = 0;
    unit_blade[unit] = 0;
    unit_guard[unit] = 0;
    unit_haste[unit] = 0;
    unit_courage[unit] = 0;
    unit_blade_end[unit] = 0;
    unit_guard_end[unit] = 0;
    unit_haste_end[unit] = 0;
    unit_courage_end[unit] = 0;
}

/* Nobody knows which of the wizards is the real one: each illusion in turn may
   change places with the leader. */
static void shuffle_illusions(void)
{
    u8 unit;
    u8 q, r;
    u8 illusions = 0;

    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_illusion[unit]) {
            ++illusions;
            if (dice_below((u8)(illusions + 1)) == 0) {
                q = unit_q[unit];
                r = unit_r[unit];
                unit_q[unit] = unit_q[setup_leader];
                unit_r[unit] = unit_r[setup_leader];
                unit_q[setup_leader] = q;
                unit_r[setup_leader] = r;
            }
        }
    }
}

/* The army that the level makes stronger, or ARMIES. */
static u8 raised_army(void)
{
    if (battle_level == LEVEL_BEGINNER) {
        return battle_person;
    }
    if (battle_level == LEVEL_ADVANCED) {
        return (u8)(battle_person ^ 1);
    }
    return ARMIES;
}

static void raise_strength(u8 unit)
{
    u16 men = unit_men(unit);

    men = (u16)(men + percent_of(men, LEVEL_PERCENT));
    if (men > STRENGTH_MAX) {
        men = STRENGTH_MAX;
    }
    unit_set_men(unit, men);
}

void setup_scenario(void)
{
    const u8 *data = scenario_data[battle_scenario];
    const u8 *packed = data + SCENARIO_HEAD_BYTES;
    u8 raised = raised_army();
    u8 south;
    u8 unit;

    map_columns = data[0];
    map_rows = data[1];
    setup_magic = (u8)(data[2] & SCENARIO_MAGIC);
    unit_count = data[3];
    south = data[4];
    setup_leader = data[5];
    army_reset();
    for (unit = 0; unit < unit_count; ++unit) {
        unfold_unit(unit, packed);
        packed += SCENARIO_UNIT_BYTES;
        unit_army[unit] = NORTH;
        if (unit >= south) {
            unit_army[unit] = SOUTH;
        }
        if (unit_army[unit] == raised) {
            raise_strength(unit);
        }
        unit_first_lo[unit] = unit_men_lo[unit];
        unit_first_hi[unit] = unit_men_hi[unit];
        if (!unit_illusion[unit]) {
            army_muster(unit_army[unit], unit_race[unit]);
        }
    }
    if (raised < ARMIES) {
        army_morale[raised] = (u16)(army_morale[raised] + LEVEL_MORALE);
    }
    unfold_map(packed);
    if (data[2] & SCENARIO_SHUFFLES) {
        shuffle_illusions();
    }
    for (unit = 0; unit < unit_count; ++unit) {
        if (unit_state[unit] == STATE_READY) {
            field_place(unit, unit_q[unit], unit_r[unit]);
            unit_due[unit] = dice_below(field_pause(unit)); /* ruling order-times */
        }
    }
}
