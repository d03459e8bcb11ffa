// What the game draws, on the canvas, without a terminal.
#include <cstdio>
#include <random>
#include <string>

#include "paint.hpp"
#include "pointing.hpp"

extern "C" {
#include "unity.h"
}

namespace {

const Mode modes[] = {{false, 256, true}, {false, 8, true}, {false, 0, true}, {true, 256, true},
                      {true, 8, false},   {true, 0, false}};

void say(u8 x, u8 y, const char* words) {
    plat_x = x;
    plat_y = y;
    plat_ink = INK_PLAIN;
    while (*words) plat_letter(static_cast<u8>(*words++));
}

void all_hexes() {
    plat_ground = 0;
    plat_people = PEOPLE_NONE;
    plat_mark = MARK_NONE;
    for (u8 row = 0; row < VIEW_ROWS; ++row)
        for (u8 column = 0; column < VIEW_COLUMNS; ++column) plat_hex(column, row);
}

std::string row_text(const Canvas& canvas, int row) {
    std::string text;
    for (int column = 0; column < canvas_columns; ++column) {
        const auto sign = canvas.at(column, row).sign;
        text += sign < 127 ? static_cast<char>(sign) : '?';
    }
    return text;
}

void equal(const std::string& expected, const std::string& found) {
    if (expected == found) return;
    std::printf("expected \"%s\", found \"%s\"\n", expected.c_str(), found.c_str());
    TEST_FAIL_MESSAGE("another text");
}

} // namespace

extern "C" void setUp(void) { plat_clear(); }
extern "C" void tearDown(void) {}

static void test_forty_columns_stand_in_the_middle_of_eighty() {
    say(0, 5, "0123456789012345678901234567890123456789");
    const auto text = row_text(paint(shadow(), modes[5]), 5);
    equal("0123456789012345678901234567890123456789", text.substr(20, 40));
}

static void test_letters_beside_a_map_stand_in_the_room_beside_it() {
    plat_ground = 1;
    plat_people = PEOPLE_NONE;
    for (u8 x = 0; x < 20; ++x) plat_cell(x, 3);
    say(20, 3, "ABCDEFGHIJKLMNOPQRST");
    const auto text = row_text(paint(shadow(), modes[5]), 3);
    equal("^ ^ ^ ^ ", text.substr(0, 8));
    equal("ABCDEFGHIJKLMNOPQRST", text.substr(50, 20));
}

static void test_letters_over_the_hexes_hide_them_row_by_row_alike() {
    all_hexes();
    for (u8 y = 4; y < 8; ++y) say(10, y, "A WINDOW OVER THE MAP");
    const auto canvas = paint(shadow(), modes[5]);
    for (int y = 4; y < 8; ++y)
        equal("          A WINDOW OVER THE MAP           ", row_text(canvas, y).substr(20, 42));
}

static void test_a_hex_fills_its_six_columns_and_two_rows() {
    all_hexes();
    plat_people = 6;
    plat_type = 3;
    plat_side = 1;
    plat_state = 2;
    plat_men = 1234;
    plat_hex(3, 2); // an odd column: one row lower
    const auto canvas = paint(shadow(), modes[5]);
    equal("/oLMIZ\\", row_text(canvas, 5).substr(18, 7));
    equal("\\!1234/", row_text(canvas, 6).substr(18, 7));
}

static void test_a_number_too_large_for_a_hex_breaks_nothing() {
    plat_people = 0;
    plat_men = 65535;
    plat_state = 0;
    plat_hex(0, 0);
    equal("5535", row_text(paint(shadow(), modes[5]), 1).substr(2, 4));
}

static void test_every_place_points_at_what_is_drawn_there() {
    all_hexes();
    for (int row = -1; row <= canvas_rows; ++row)
        for (int column = -1; column <= canvas_columns; ++column) {
            const u8 key = point_at(column, row);
            if (key == KEY_HEX) {
                const int left = 6 * plat_point_x, top = 2 * plat_point_y + plat_point_x % 2;
                TEST_ASSERT_TRUE(column >= left && column < left + 6);
                TEST_ASSERT_TRUE(row >= top && row < top + 2);
            } else if (key == KEY_ROW) {
                TEST_ASSERT_TRUE(row >= 19 && row == plat_point_y);
            }
        }
}

static void test_the_pictures_are_whole() {
    for (u8 picture = 0; picture < PICTURES; ++picture)
        for (const auto& mode : modes) {
            plat_clear();
            plat_picture(picture);
            const auto canvas = paint(shadow(), mode);
            int signs = 0;
            for (int y = 0; y < PICTURE_ROWS; ++y)
                for (int x = 0; x < canvas_columns; ++x) signs += canvas.at(x, y).sign != U' ';
            TEST_ASSERT_TRUE(signs > 200);
        }
}

static void test_whatever_is_drawn_wherever_can_be_painted() {
    std::mt19937 chance(1981);
    const auto byte = [&chance] { return static_cast<u8>(chance()); };
    for (int i = 0; i < 200000; ++i) {
        plat_ground = byte();
        plat_people = byte();
        plat_type = byte();
        plat_side = byte();
        plat_state = byte();
        plat_mark = byte() & 7;
        plat_men = static_cast<u16>(chance());
        switch (chance() % 64) {
        case 0: plat_clear(); break;
        case 1: plat_picture(byte() % 4); break;
        case 2:
            plat_x = byte();
            plat_y = byte();
            plat_ink = byte();
            break;
        case 3: point_at(byte() - 80, byte() - 80); break;
        case 4: paint(shadow(), modes[chance() % 6]); break;
        default:
            plat_letter(byte());
            plat_hex(byte() % 14, byte() % 10);
            plat_cell(byte() % 41, byte() % 25);
        }
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_forty_columns_stand_in_the_middle_of_eighty);
    RUN_TEST(test_letters_beside_a_map_stand_in_the_room_beside_it);
    RUN_TEST(test_letters_over_the_hexes_hide_them_row_by_row_alike);
    RUN_TEST(test_a_hex_fills_its_six_columns_and_two_rows);
    RUN_TEST(test_a_number_too_large_for_a_hex_breaks_nothing);
    RUN_TEST(test_every_place_points_at_what_is_drawn_there);
    RUN_TEST(test_the_pictures_are_whole);
    RUN_TEST(test_whatever_is_drawn_wherever_can_be_painted);
    return UNITY_END();
}
