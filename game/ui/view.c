#include "view.h"

#include "hex.h"
#include "platform.h"
#include "setup.h"
#include "troop.h"

#define AROUND 2 /* hexes that are wanted on each side of what is followed */

u8 view_column;
u8 view_row;

u8 view_shown(u8 unit)
{
    if (unit_illusion[unit]) {
        return setup_leader;
    }
    return unit;
}

static u16 cell; /* of the map: the one that is looked at */

static void look(void)
{
    u8 unit = map_unit[cell];

    plat_people = PEOPLE_NONE;
    plat_ground = map_terrain[cell];
    if (unit != NO_UNIT) {
        plat_people = unit_race[unit];
        plat_type = unit_type[unit];
        plat_side = unit_army[unit];
        plat_state = unit_state[unit];
        plat_men = unit_men(view_shown(unit));
    }
}

static void look_outside(void)
{
    plat_people = PEOPLE_NONE;
    plat_ground = GROUND_NONE;
}

void view_look(u8 column, u8 row)
{
    if (column >= map_columns || row >= map_rows) {
        look_outside();
        return;
    }
    cell = (u16)((u16)((u16)row << 5) | column);
    look();
}

static void draw(u8 column, u8 row)
{
    view_look(column, row);
    plat_hex((u8)(column - view_column), (u8)(row - view_row));
}

void view_mark(u8 q, u8 r, u8 mark)
{
    r = hex_row(q, r);
    if ((u8)(q - view_column) < VIEW_COLUMNS && (u8)(r - view_row) < VIEW_ROWS) {
        plat_mark = mark;
        draw(q, r);
    }
}

void view_hex(u8 q, u8 r)
{
    view_mark(q, r, MARK_NONE);
}

void view_unit_mark(u8 unit, u8 mark)
{
    view_mark(unit_q[unit], unit_r[unit], mark);
}

void view_unit(u8 unit)
{
    view_unit_mark(unit, MARK_NONE);
}

/* Not by view_look for each hex: on a 6502 that is a third of the time it takes. */
void view_all(void)
{
    u8 columns = VIEW_COLUMNS; /* that are on the map */
    u8 column;
    u8 row;

    if ((u8)(map_columns - view_column) < VIEW_COLUMNS) {
        columns = (u8)(map_columns - view_column);
    }
    plat_mark = MARK_NONE;
    plat_view_begin();
    for (row = 0; row < VIEW_ROWS; ++row) {
        if ((u8)(row + view_row) >= map_rows) {
            columns = 0;
        }
        cell = (u16)((u16)((u16)(u8)(row + view_row) << 5) | view_column);
        for (column = 0; column < VIEW_COLUMNS; ++column) {
            if (column < columns) {
                look();
            } else {
                look_outside();
            }
            plat_hex(column, row);
            ++cell;
        }
    }
    plat_view_end();
}

/* Of the axis that is shifted. */
static u8 size;
static u8 all;

/* Where the view begins so that place has room around it: as it is if that will do. */
static u8 shifted(u8 begin, u8 place)
{
    if (place < (u8)(begin + AROUND)) {
        begin = 0;
        if (place > AROUND) {
            begin = (u8)(place - AROUND);
        }
    } else if ((u8)(place + AROUND) >= (u8)(begin + size)) {
        begin = (u8)((u8)(place + AROUND + 1) - size);
    }
    if (all <= size) {
        return 0;
    }
    if ((u8)(begin + size) > all) {
        begin = (u8)(all - size);
    }
    return begin;
}

static void settle(u8 column, u8 row)
{
    size = VIEW_COLUMNS;
    all = map_columns;
    view_column = (u8)((u8)(shifted(view_column, column) + 1) & 0xfe);
    size = VIEW_ROWS;
    all = map_rows;
    view_row = shifted(view_row, row);
}

void view_follow(u8 q, u8 r)
{
    u8 old_column = view_column;
    u8 old_row = view_row;

    settle(q, hex_row(q, r));
    if (view_column != old_column || view_row != old_row) {
        view_all();
    }
}

void view_follow_unit(u8 unit)
{
    view_follow(unit_q[unit], unit_r[unit]);
}

void view_centre(u8 column, u8 row)
{
    view_column = 0;
    if (column > VIEW_COLUMNS / 2) {
        view_column = (u8)((u8)(column - VIEW_COLUMNS / 2) & 0xfe);
    }
    view_row = 0;
    if (row > VIEW_ROWS / 2) {
        view_row = (u8)(row - VIEW_ROWS / 2);
    }
    settle(column, row);
    view_all();
}
