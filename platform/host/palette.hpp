// The colours, by what they are for, and how they come out on terminals of 256
// colours and of 8. Without colours the flags of a Style have to do.
#pragma once

#include <cstdint>

struct Colour {
    short of_256, of_8;
};

namespace colour {

inline constexpr short black = 0, red = 1, green = 2, yellow = 3, blue = 4, magenta = 5, cyan = 6,
                       white = 7;

inline constexpr Colour night{233, black}; // the paper of everything that has no other
inline constexpr Colour plain{252, white};
inline constexpr Colour bright{231, white};
inline constexpr Colour gold{221, yellow};
inline constexpr Colour faint{244, white};
inline constexpr Colour dark{234, black};
inline constexpr Colour north{75, cyan};
inline constexpr Colour south{209, red};
inline constexpr Colour alarm{203, red};
inline constexpr Colour line{238, white}; // between hexes
inline constexpr Colour north_ready{25, blue};
inline constexpr Colour north_halted{60, blue};
inline constexpr Colour south_ready{124, red};
inline constexpr Colour south_halted{95, red};
inline constexpr Colour clear{107, black};
inline constexpr Colour clear_sign{65, green};
inline constexpr Colour light_woods{71, black};
inline constexpr Colour light_woods_sign{22, green};
inline constexpr Colour heavy_woods{22, black};
inline constexpr Colour heavy_woods_sign{71, green};
inline constexpr Colour low_hills{143, black};
inline constexpr Colour low_hills_sign{94, yellow};
inline constexpr Colour high_hills{137, black};
inline constexpr Colour high_hills_sign{58, yellow};
inline constexpr Colour mountain{242, black};
inline constexpr Colour mountain_sign{254, white};
inline constexpr Colour cursor{226, yellow};
inline constexpr Colour target{201, magenta};

} // namespace colour

// What a cell looks like beside its sign.
struct Style {
    static constexpr std::uint8_t bold = 1;
    static constexpr std::uint8_t underlined = 2;
    static constexpr std::uint8_t few_dim = 4;        // with 8 colours or none
    static constexpr std::uint8_t few_bold = 8;       // with 8 colours or none
    static constexpr std::uint8_t mono_reversed = 16; // with none

    Colour ink = colour::plain, paper = colour::night;
    std::uint8_t flags = 0;
};
