/* Hexes: every pair of the largest map for the distance. */
#include "dice.h"
#include "hex.h"
#include "path.h"
#include "routines.h"
#include "tables.h"
#include "unit.h"

static void steps(void)
{
    u8 q, r, direction;
    u16 cell;

    for (cell = 0; cell < MAP_CELLS; ++cell) {
        map_terrain[cell] = dice_below(TERRAINS);
        map_unit[cell] = NO_UNIT;
        if (dice_below(4) == 0) {
            map_unit[cell] = 1;
        }
    }
    map_columns = 26;
    map_rows = 17;
    check_begin();
    for (q = 0; q < 40; ++q) {
        for (r = 0; r < 50; ++r) {
            check(hex_on_map(q, r));
            check(hex_row(q, r));
            check(hex_r(q, r));
        }
    }
    check(hex_on_map(255, 20));
    check_end("hex_on_map");
    check_begin();
    for (q = 0; q < MAP_COLUMNS; ++q) {
        for (r = 0; r < MAP_ROWS; ++r) {
            check(hex_cell(q, hex_r(q, r)));
        }
    }
    check_end("hex_cell");
    check_begin();
    for (q = 0; q < 26; ++q) {
        for (r = 0; r < 17; ++r) {
            for (direction = 1; direction <= DIRECTIONS; ++direction) {
                check(hex_step(q, hex_r(q, r), direction));
                check(hex_step_q);
                check(hex_step_r);
            }
        }
    }
    check_end("hex_step");
    map_columns = MAP_COLUMNS;
    map_rows = MAP_ROWS;
}

static void distances(void)
{
    u8 q, other_q, row, r, other_row;
    u8 stride = routines_stride();

    check_begin();
    for (q = 0; q < MAP_COLUMNS; ++q) {
        for (row = 0; row < MAP_ROWS; row = (u8)(row + stride)) {
            r = hex_r(q, row);
            for (other_q = 0; other_q < MAP_COLUMNS; ++other_q) {
                for (other_row = 0; other_row < MAP_ROWS; ++other_row) {
                    check(hex_distance(q, r, other_q, (u8)(hex_r(other_q, 0) + other_row)));
                }
            }
        }
    }
    check_end("hex_distance");
    check_begin();
    for (row = 0; row < 50; ++row) { /* west of the map q is 255 */
        for (other_q = 0; other_q < MAP_COLUMNS; ++other_q) {
            check(hex_distance(255, row, other_q, 20));
            check(hex_distance(other_q, row, 255, 20));
        }
    }
    check_end("hex_distance.off_map");
}

static void rays(void)
{
    u8 q, r, other_q, other_r;
    u16 i;

    check_begin();
    for (q = 3; q < MAP_COLUMNS; q = (u8)(q + 7)) {
        for (r = 1; r < MAP_ROWS; r = (u8)(r + 5)) {
            for (i = 0; i < MAP_CELLS; i = (u16)(i + routines_stride())) {
                other_q = (u8)(i & 31);
                other_r = hex_r(other_q, (u8)(i >> 5));
                if (other_q != q || other_r != hex_r(q, r)) {
                    hex_ray(q, hex_r(q, r), other_q, other_r);
                    check(hex_ray_direction);
                    check(hex_ray_a);
                    check(hex_ray_b);
                }
            }
        }
    }
    check_end("hex_ray");
    check_begin();
    for (q = 2; q < MAP_COLUMNS; q = (u8)(q + 5)) {
        for (r = 0; r < MAP_ROWS; r = (u8)(r + 4)) {
            path_bare = (u8)(0x10 << (r & 1));
            path_taken = (u8)(path_bare | 0x40);
            for (i = 0; i < 60; ++i) { /* as far as bows shoot, and a little farther */
                other_q = (u8)((u8)(q + dice_below(11)) - 5);
                other_r = (u8)((u8)(hex_r(q, r) + dice_below(11)) - 5);
                if (hex_on_map(other_q, other_r)) {
                    check(path_clear(q, hex_r(q, r), other_q, other_r));
                }
            }
        }
    }
    check_end("path_clear");
}

void routines_hexes(void)
{
    steps();
    distances();
    rays();
}
