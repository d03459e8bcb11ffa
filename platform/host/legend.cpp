// What the signs on the tactical map mean, in the room that the game's 40 columns
// leave at both sides of the rows below it. Only what is in view is explained.
#include <string>

#include "paint.hpp"
#include "unit_look.hpp"

namespace {

constexpr int legend_top = 2 * VIEW_ROWS + 1;
constexpr int left_edge = 2, right_edge = 62, legend_columns = 17;

struct InView {
    std::array<bool, GROUNDS> grounds{};
    std::array<bool, people_names.size()> peoples{};
};

InView look(const Shadow& shadow) {
    InView seen;
    for (const auto& row : shadow.view)
        for (const auto& place : row) {
            if (!place.is_drawn) continue;
            seen.grounds[ground_of(place.hex)] = true;
            if (place.hex.people < seen.peoples.size()) seen.peoples[place.hex.people] = true;
        }
    return seen;
}

constexpr Style words{colour::faint, colour::night, Style::few_dim};

void paint_grounds(Canvas& canvas, const Signs& signs, const InView& seen) {
    int y = legend_top;
    for (u8 ground = 1; ground < GROUND_NONE; ++ground) { // clear ground needs no words
        if (!seen.grounds[ground]) continue;
        MapHex hex{};
        hex.ground = ground;
        const auto sign = signs.small_grounds[ground];
        canvas.put(left_edge, y, std::u32string{U' ', sign, U' '}, ground_style(hex));
        canvas.put(left_edge + 4, y++, ground_names[ground], words);
    }
}

void paint_states(Canvas& canvas, const Signs& signs) {
    const int y = legend_top;
    MapHex hex{};
    for (u8 side = 0; side < 2; ++side) {
        hex.side = side;
        const int x = right_edge + 9 * side;
        canvas.put(x, y, std::u32string{emblem_of(hex, signs)}, unit_style(hex));
        canvas.put(x + 2, y, side == 0 ? "north" : "south", words);
    }
    for (u8 state = 1; state < 3; ++state) {
        const int x = right_edge + 9 * (state - 1);
        canvas.put(x, y + 1, std::u32string{signs.states[state]},
                   {colour::plain, colour::night, 0});
        canvas.put(x + 2, y + 1, state == 1 ? "halted" : "routed", words);
    }
}

void paint_peoples(Canvas& canvas, const InView& seen) {
    int x = right_edge, y = legend_top + 2;
    for (std::size_t people = 0; people < people_names.size(); ++people) {
        if (!seen.peoples[people]) continue;
        const auto name = people_names[people];
        const int width = 2 + static_cast<int>(name.size());
        if (x + width > right_edge + legend_columns) {
            x = right_edge;
            ++y;
        }
        canvas.put(x, y, people_letters[people], {colour::plain, colour::night, 0});
        canvas.put(x + 2, y, name, words);
        x += width + 1;
    }
}

} // namespace

void paint_legend(Canvas& canvas, const Mode& mode, const Shadow& shadow) {
    const auto seen = look(shadow);
    paint_grounds(canvas, mode.signs(), seen);
    paint_states(canvas, mode.signs());
    paint_peoples(canvas, seen);
}
