/* Scans over 40 units, drawn anew many times. */
#include "dice.h"
#include "field.h"
#include "hex.h"
#include "morale.h"
#include "routines.h"
#include "tables.h"
#include "troop.h"

#define UNITS 40

static void draw(u8 count)
{
    u8 unit;

    unit_count = count;
    for (unit = 0; unit < count; ++unit) {
        unit_q[unit] = dice_below(MAP_COLUMNS);
        unit_r[unit] = hex_r(unit_q[unit], dice_below(MAP_ROWS));
        unit_army[unit] = (u8)(unit & 1);
        unit_state[unit] = STATE_READY;
        if (dice_below(4) == 0) {
            unit_state[unit] = dice_below(5);
        }
        unit_type[unit] = dice_below(UNIT_TYPES);
        unit_race[unit] = dice_below(RACES);
        unit_haste[unit] = 0;
        if (dice_below(3) == 0) {
            unit_haste[unit] = dice_below(9);
        }
    }
}

static void near_ones(void)
{
    u8 unit, hexes, i, count;

    check_begin();
    for (unit = 0; unit < UNITS; ++unit) {
        count = scan_within(unit, 3);
        check(count);
    }
    check_end("scan_within");
    if (routines_brief) {
        return; /* the ledger has 3 hexes */
    }
    check_begin();
    for (hexes = 0; hexes < 16; ++hexes) {
        for (unit = 0; unit < UNITS; unit = (u8)(unit + 3)) {
            count = scan_within(unit, hexes);
            check(count);
            for (i = 0; i < count; ++i) {
                check(scan_list[i]);
            }
        }
    }
    check_end("scan_within.all");
}

static void far_ones(void)
{
    u8 unit, i;

    check_begin();
    for (unit = 0; unit < UNITS; ++unit) {
        scan_measure(unit);
        check(scan_near);
        for (i = 0; i < UNITS; ++i) {
            check(scan_far[i]);
        }
    }
    check_end("scan_measure");
    check_begin();
    for (unit = 0; unit < UNITS; ++unit) {
        check(scan_nearest(unit_army[unit], unit_q[unit], unit_r[unit]));
        check(scan_nearest((u8)(unit_army[unit] ^ 1), unit_q[unit], unit_r[unit]));
    }
    check_end("scan_nearest");
    check_begin();
    for (i = 0; i < 50; ++i) { /* off the map, where routed units look too */
        check(scan_nearest((u8)(i & 1), 255, i));
        check(scan_nearest((u8)(i & 1), MAP_COLUMNS, i));
    }
    check_end("scan_nearest.off_map");
}

static void costs(void)
{
    u8 unit, terrain;

    check_begin();
    for (unit = 0; unit < UNITS; ++unit) {
        for (terrain = 0; terrain < TERRAINS; ++terrain) {
            check(field_cost(unit, terrain));
        }
        check(field_pause(unit));
    }
    check_end("field_cost");
}

void routines_units(void)
{
    u8 round, unit;

    for (round = 0; round < 8; ++round) {
        draw(UNITS);
        near_ones();
        far_ones();
        costs();
        check_begin();
        for (unit = 0; unit < UNITS; ++unit) {
            morale_count_neighbours(unit);
            check(morale_close);
            check(morale_fear);
        }
        check_end("morale_count_neighbours");
    }
    check_begin();
    for (unit = 0; unit < 3; ++unit) { /* a field with nobody, and with one */
        draw(unit);
        check(scan_nearest(0, 5, 20));
        check(scan_within(0, 3));
        scan_measure(0);
        check(scan_near);
    }
    check_end("scan.few");
}
