#include "unit_look.hpp"

#include <utility>

namespace {

constexpr std::array<std::pair<Colour, Colour>, GROUNDS> ground_colours{{
    {colour::clear_sign, colour::clear},
    {colour::light_woods_sign, colour::light_woods},
    {colour::heavy_woods_sign, colour::heavy_woods},
    {colour::low_hills_sign, colour::low_hills},
    {colour::high_hills_sign, colour::high_hills},
    {colour::mountain_sign, colour::mountain},
    {colour::night, colour::night},
}};

constexpr u8 halted = 1, routed = 2;

bool is_south(const MapHex& hex) { return hex.side != 0; }

} // namespace

std::size_t ground_of(const MapHex& hex) {
    return hex.ground < GROUND_NONE ? hex.ground : std::size_t{GROUND_NONE};
}

Style ground_style(const MapHex& hex) {
    const auto [ink, paper] = ground_colours[ground_of(hex)];
    return {ink, paper, 0};
}

Style unit_style(const MapHex& hex) {
    Style style{colour::bright, colour::north_ready, Style::bold};
    if (hex.state == routed) {
        style = {is_south(hex) ? colour::south : colour::north, colour::dark, 0};
    } else {
        const bool is_halted = hex.state == halted;
        if (is_south(hex))
            style.paper = is_halted ? colour::south_halted : colour::south_ready;
        else
            style.paper = is_halted ? colour::north_halted : colour::north_ready;
    }
    if (hex.mark == MARK_DUE) {
        // Routed units are dark already: what they turn into must be light.
        std::swap(style.ink, style.paper);
        style.flags |= Style::mono_reversed;
    }
    return style;
}

char32_t emblem_of(const MapHex& hex, const Signs& signs) { return signs.emblems[is_south(hex)]; }

char32_t people_letter_of(const MapHex& hex) {
    return hex.people < people_letters.size() ? people_letters[hex.people] : U'?';
}

char32_t state_sign_of(const MapHex& hex, const Signs& signs) {
    return hex.state < signs.states.size() ? signs.states[hex.state] : U'?';
}

std::string_view type_name_of(const MapHex& hex) {
    return hex.type < type_names.size() ? type_names[hex.type] : "?";
}

Style mark_style(const MapHex& hex) {
    if (hex.mark == MARK_TARGET)
        return {colour::bright, colour::target, Style::bold | Style::mono_reversed};
    return {colour::dark, colour::cursor, Style::bold | Style::mono_reversed};
}
