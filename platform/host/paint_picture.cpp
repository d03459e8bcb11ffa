#include <vector>

#include "art.hpp"
#include "art_colours.hpp"
#include "paint.hpp"

namespace {

const Art& art_of(u8 picture) {
    static const std::vector<Art> all = [] {
        std::vector<Art> pictures;
        for (const auto file : art_files) pictures.push_back(read_art(file));
        return pictures;
    }();
    return all[picture];
}

// A pixel is half as high as a character, which makes it about square.
void paint_pixels(Canvas& canvas, const std::vector<std::string>& pixels) {
    for (std::size_t y = 0; y + 1 < pixels.size(); y += 2)
        for (std::size_t x = 0; x < pixels[y].size() && x < pixels[y + 1].size(); ++x) {
            const char upper = pixels[y][x], lower = pixels[y + 1][x];
            canvas.put(static_cast<int>(x), static_cast<int>(y / 2), upper == lower ? U' ' : U'▀',
                       {art_colour(upper), art_colour(lower), 0});
        }
}

void paint_ascii(Canvas& canvas, const Art& art) {
    for (std::size_t y = 0; y < art.ascii.size(); ++y) {
        const auto& row = art.ascii[y];
        const std::string_view inks = y < art.inks.size() ? std::string_view(art.inks[y]) : "";
        for (std::size_t x = 0; x < row.size(); ++x) {
            const char ink = x < inks.size() ? inks[x] : 'w';
            const std::uint8_t flags = ink == 'g' || ink == 'h' ? Style::bold : std::uint8_t{0};
            const Style style{art_colour(ink), colour::night, flags};
            canvas.put(static_cast<int>(x), static_cast<int>(y), static_cast<char32_t>(row[x]),
                       style);
        }
    }
}

} // namespace

void paint_picture(Canvas& canvas, const Mode& mode, u8 picture) {
    const auto& art = art_of(picture);
    if (mode.colours > 0 && !mode.is_ascii)
        paint_pixels(canvas, art.pixels);
    else
        paint_ascii(canvas, art);
}
