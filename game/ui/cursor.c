#include "cursor.h"

#include "battle.h"
#include "hex.h"
#include "platform.h"
#include "unit.h"
#include "view.h"

u8 cursor_q;
u8 cursor_r;

u8 cursor_unit(void)
{
    return map_unit[hex_cell(cursor_q, cursor_r)];
}

u8 cursor_ground(void)
{
    return map_terrain[hex_cell(cursor_q, cursor_r)];
}

u8 cursor_at(u8 unit)
{
    return (u8)(unit_q[unit] == cursor_q && unit_r[unit] == cursor_r);
}

static u8 row(void)
{
    return hex_row(cursor_q, cursor_r);
}

void cursor_hide(void)
{
    view_hex(cursor_q, cursor_r);
}

void cursor_draw(void)
{
    u8 mark = MARK_CURSOR;
    u8 unit = cursor_unit();

    if (cursor_at(battle_unit)) {
        return; /* it flashes */
    }
    if (unit != NO_UNIT && unit_army[unit] != unit_army[battle_unit]) {
        mark = MARK_TARGET;
    }
    view_mark(cursor_q, cursor_r, mark);
}

static void move_to(u8 q, u8 r)
{
    cursor_hide();
    cursor_q = q;
    cursor_r = r;
    view_follow(q, r);
}

void cursor_to_unit(u8 unit)
{
    move_to(unit_q[unit], unit_r[unit]);
}

void cursor_step(u8 key)
{
    u8 column = cursor_q;
    u8 new_row = row();

    if (key == KEY_UP && new_row != 0) {
        --new_row;
    } else if (key == KEY_DOWN && (u8)(new_row + 1) < map_rows) {
        ++new_row;
    } else if (key == KEY_LEFT && column != 0) {
        --column;
    } else if (key == KEY_RIGHT && (u8)(column + 1) < map_columns) {
        ++column;
    }
    move_to(column, hex_r(column, new_row));
}

u8 cursor_point(void)
{
    u8 column = (u8)(view_column + plat_point_x);
    u8 new_row = (u8)(view_row + plat_point_y);

    if (column >= map_columns || new_row >= map_rows) {
        return 0;
    }
    if (column == cursor_q && new_row == row()) {
        return 1;
    }
    move_to(column, hex_r(column, new_row));
    return 0;
}
