#include "draw.hpp"

#include <fmt/format.h>

#include "shapes.hpp"

namespace {

std::string escaped(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else
            safe += c;
    }
    return safe;
}

template <class Same>
std::size_t run_end(const std::vector<Place>& row, std::size_t begin, Same same) {
    auto end = begin + 1;
    while (end < row.size() && same(row[begin], row[end])) ++end;
    return end;
}

double x_of(std::size_t column) { return margin + static_cast<double>(column) * cell_width; }
double y_of(std::size_t row) { return margin + static_cast<double>(row) * cell_height; }

void draw_papers(std::string& out, const std::vector<Place>& row, double y) {
    for (std::size_t x = 0; x < row.size();) {
        const auto end = run_end(
            row, x, [](const Place& a, const Place& b) { return a.look.paper == b.look.paper; });
        if (row[x].look.paper != usual_paper)
            out += rectangle(x_of(x), y, static_cast<double>(end - x) * cell_width, cell_height,
                             row[x].look.paper);
        x = end;
    }
}

void draw_underlines(std::string& out, const std::vector<Place>& row, double y) {
    for (std::size_t x = 0; x < row.size();) {
        const auto end = run_end(row, x, [](const Place& a, const Place& b) {
            return a.look.is_underlined == b.look.is_underlined && a.look.ink == b.look.ink;
        });
        if (row[x].look.is_underlined)
            out +=
                rectangle(x_of(x), y + cell_height - line_width,
                          static_cast<double>(end - x) * cell_width, line_width, row[x].look.ink);
        x = end;
    }
}

bool is_text(const Place& place) { return place.sign != " " && !has_shape(place.sign); }

void draw_signs(std::string& out, const std::vector<Place>& row, double y) {
    for (std::size_t x = 0; x < row.size();) {
        const auto& place = row[x];
        if (!is_text(place)) {
            out += shape(place.sign, x_of(x), y, place.look.ink);
            ++x;
            continue;
        }
        const auto end = run_end(row, x, [](const Place& a, const Place& b) {
            return is_text(b) && a.look.ink == b.look.ink && a.look.is_bold == b.look.is_bold;
        });
        std::string text;
        for (auto i = x; i < end; ++i) text += row[i].sign;
        out += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" fill=\"{}\"{} textLength=\"{:.1f}\">{}"
                           "</text>\n",
                           x_of(x), y + baseline, name_of(place.look.ink),
                           place.look.is_bold ? " font-weight=\"bold\"" : "",
                           static_cast<double>(end - x) * cell_width, escaped(text));
        x = end;
    }
}

} // namespace

std::string draw(const Screen& screen, int columns) {
    const double width = 2 * margin + columns * cell_width;
    const double height = 2 * margin + static_cast<double>(screen.size()) * cell_height;
    auto out = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
        "viewBox=\"0 0 {0} {1}\" role=\"img\" font-size=\"{2}\" xml:space=\"preserve\" "
        "font-family=\"'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace\">\n"
        "<rect width=\"{0}\" height=\"{1}\" rx=\"8\" fill=\"{3}\"/>\n",
        width, height, font_size, name_of(usual_paper));
    for (std::size_t y = 0; y < screen.size(); ++y) {
        draw_papers(out, screen[y], y_of(y));
        draw_underlines(out, screen[y], y_of(y));
        draw_signs(out, screen[y], y_of(y));
    }
    return out + "</svg>\n";
}
