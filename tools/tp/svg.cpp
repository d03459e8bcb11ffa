#include "svg.hpp"

#include <fmt/format.h>

namespace {

std::string escaped(std::string_view words) {
    std::string text;
    for (const char c : words) {
        if (c == '&')
            text += "&amp;";
        else if (c == '<')
            text += "&lt;";
        else if (c == '>')
            text += "&gt;";
        else
            text += c;
    }
    return text;
}

std::string path(const std::vector<Point>& points) {
    std::string text;
    for (const auto& point : points)
        text += fmt::format("{}{:.1f},{:.1f}", text.empty() ? "" : " ", point.x, point.y);
    return text;
}

const char* name_of(Anchor anchor) {
    switch (anchor) {
    case Anchor::middle: return "middle";
    case Anchor::end: return "end";
    default: return "start";
    }
}

} // namespace

Svg::Svg(double width, double height, std::string_view title)
    : text_(fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
                        "viewBox=\"0 0 {0} {1}\" role=\"img\" "
                        "font-family=\"system-ui, 'Segoe UI', Helvetica, Arial, sans-serif\">\n"
                        "<title>{2}</title>\n",
                        width, height, escaped(title))) {}

void Svg::rectangle(Point corner, double width, double height, const char* colour, double opacity) {
    text_ += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
                         "fill=\"{}\" fill-opacity=\"{:.2f}\"/>\n",
                         corner.x, corner.y, width, height, colour, opacity);
}

void Svg::line(Point from, Point to, const char* colour, double width) {
    text_ += fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" "
                         "stroke=\"{}\" stroke-width=\"{}\"/>\n",
                         from.x, from.y, to.x, to.y, colour, width);
}

void Svg::polyline(const std::vector<Point>& points, const char* colour, double width) {
    text_ += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" "
                         "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>\n",
                         path(points), colour, width);
}

void Svg::polygon(const std::vector<Point>& points, const char* colour, double opacity) {
    text_ += fmt::format("<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{:.2f}\"/>\n",
                         path(points), colour, opacity);
}

void Svg::text(Point at, std::string_view words, const TextStyle& style) {
    const auto turn =
        style.is_upwards ? fmt::format(" transform=\"rotate(-90 {:.1f} {:.1f})\"", at.x, at.y) : "";
    text_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{}\" fill=\"{}\" "
                         "text-anchor=\"{}\"{}{}>{}</text>\n",
                         at.x, at.y, style.size, style.colour, name_of(style.anchor),
                         style.is_bold ? " font-weight=\"600\"" : "", turn, escaped(words));
}
