#include "screen.hpp"

Shade shade_of(int number) {
    // The first 16 are each terminal's own choice; these are xterm's, the blue lighter.
    static const Shade first[16] = {{0, 0, 0},       {205, 0, 0},   {0, 205, 0},   {205, 205, 0},
                                    {40, 80, 238},   {205, 0, 205}, {0, 205, 205}, {229, 229, 229},
                                    {127, 127, 127}, {255, 0, 0},   {0, 255, 0},   {255, 255, 0},
                                    {92, 92, 255},   {255, 0, 255}, {0, 255, 255}, {255, 255, 255}};
    if (number < 0 || number > 255) return usual_ink;
    if (number < 16) return first[number];
    if (number >= 232) {
        const int grey = 8 + 10 * (number - 232);
        return {grey, grey, grey};
    }
    const auto level = [](int step) { return step == 0 ? 0 : 55 + 40 * step; };
    const int cube = number - 16;
    return {level(cube / 36), level(cube / 6 % 6), level(cube % 6)};
}
