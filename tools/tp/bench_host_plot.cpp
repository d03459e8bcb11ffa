#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "bench_host_figures.hpp"
#include "svg.hpp"

namespace {

constexpr double width = 960, height = 420;
constexpr double top = 92, bottom = 340, chart_width = 360;
constexpr const char* ink = "#222222";
constexpr const char* grey = "#666666";
constexpr const char* grid = "#e4e4e4";
constexpr const char* blue = "#1f5fa8";
constexpr double most_units = 64;

// Round numbers, four to eight of them.
double step_of(double highest) {
    const auto tens = std::pow(10, std::floor(std::log10(highest)));
    for (const double step : {0.2, 0.5, 1.0})
        if (highest / (tens * step) <= 8) return tens * step;
    return tens * 2;
}

// One curve over the number of units.
void draw_chart(Svg& svg, double left, const char* title, const std::vector<Point>& curve) {
    double highest = 0;
    for (const auto& point : curve) highest = std::max(highest, point.y);
    const auto step = step_of(highest);
    const auto top_level = std::ceil(highest / step) * step;
    const auto at = [&](Point point) {
        return Point{left + chart_width * point.x / most_units,
                     bottom - (bottom - top) * point.y / top_level};
    };
    svg.text({left, top - 16}, title, {.size = 14, .colour = ink, .is_bold = true});
    for (double level = 0; level <= top_level + step / 2; level += step) {
        svg.line(at({0, level}), at({most_units, level}), level == 0 ? grey : grid);
        svg.text({left - 8, at({0, level}).y + 4}, fmt::format("{:.4g}", level),
                 {.size = 12, .colour = grey, .anchor = Anchor::end});
    }
    std::vector<Point> line;
    for (const auto& point : curve) {
        line.push_back(at(point));
        svg.rectangle({line.back().x - 3, line.back().y - 3}, 6, 6, blue);
        svg.text({line.back().x, bottom + 20}, fmt::format("{:.0f}", point.x),
                 {.size = 12, .colour = grey, .anchor = Anchor::middle});
    }
    svg.polyline(line, blue, 2.5);
    svg.text({left + chart_width / 2, bottom + 42}, "units on both sides",
             {.colour = grey, .anchor = Anchor::middle});
}

} // namespace

std::string host_plot(const HostFigures& figures) {
    Svg svg(width, height, "What a battle costs on the host");
    svg.rectangle({0, 0}, width, height, "#ffffff"); // also where pages are dark
    svg.text({76, 42}, "What a battle costs on the host",
             {.size = 22, .colour = ink, .is_bold = true});
    std::vector<Point> battle, decision;
    for (const auto& row : figures.growth) {
        battle.push_back({static_cast<double>(row.battle.units), row.rate.microseconds()});
        decision.push_back({static_cast<double>(row.battle.units), row.rate.nanoseconds()});
    }
    draw_chart(svg, 76, "a battle, microseconds", battle);
    draw_chart(svg, 556, "a decision, nanoseconds", decision);
    return svg.finished();
}
