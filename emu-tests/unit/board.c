#include "board.h"

#include "battle.h"
#include "event.h"
#include "field.h"
#include "hex.h"
#include "tables.h"

void board_set_up(void)
{
    u8 unit;
    u16 cell;

    event_sink = 0;
    battle_scenario = SCENARIO_KINGDOMS;
    battle_level = LEVEL_STANDARD;
    battle_variant = VARIANT_FULL;
    battle_seed = 7;
    battle_begin();
    for (cell = 0; cell < MAP_CELLS; ++cell) {
        map_unit[cell] = NO_UNIT;
        map_terrain[cell] = TERRAIN_CLEAR;
    }
    unit_count = BOARD_UNITS;
    for (unit = 0; unit < unit_count; ++unit) {
        unit_army[unit] = (u8)(unit >= 2);
        unit_type[unit] = TYPE_HI;
        unit_class[unit] = CLASS_C;
        unit_weapon[unit] = FOOT_SWORD;
        unit_missile[unit] = MISSILE_NONE;
        unit_race[unit] = RACE_HUMAN;
        unit_shield[unit] = 1;
        unit_illusion[unit] = 0;
        unit_spells[unit] = 0;
        unit_state[unit] = STATE_GONE;
        unit_set_men(unit, 1000);
        unit_first_lo[unit] = unit_men_lo[unit];
        unit_first_hi[unit] = unit_men_hi[unit];
    }
    battle_unit = 0;
}

void board_put(u8 unit, u8 column, u8 row)
{
    if (unit_state[unit] <= STATE_ON_FIELD) {
        field_leave(unit);
    } else {
        unit_state[unit] = STATE_READY;
    }
    field_place(unit, column, hex_r(column, row));
}
