#include "lab_plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

#include "story_names.hpp"
#include "svg.hpp"

namespace {

constexpr double width = 960, height = 600;
constexpr double left = 76, right = 776, top = 96, bottom = 440; // of the chart
constexpr double bar_top = 512, bar_height = 34;

constexpr const char* ink = "#222222";
constexpr const char* grey = "#666666";
constexpr const char* grid = "#e4e4e4";
// Blue and orange are told apart by every kind of eye.
constexpr std::array army_colours{"#1f5fa8", "#c2571a"};
constexpr std::array outcome_colours{"#1f5fa8", "#8db9e3", "#c4c4c4", "#f2b98c", "#c2571a"};
constexpr std::array outcome_ink{"#ffffff", ink, ink, ink, "#ffffff"};

const char* army_name(const LabRun& run, u8 army) {
    return scenario_army[run.options.scenario * ARMIES + army];
}

// The chart's scales.
class Axes {
  public:
    explicit Axes(double highest) {
        step_ = highest <= 50 ? 10 : highest <= 120 ? 20 : highest <= 300 ? 50 : 100;
        top_level_ = std::ceil(highest / step_) * step_;
    }
    double x(double time) const { return left + (right - left) * time / NIGHTFALL; }
    double y(double level) const { return bottom - (bottom - top) * level / top_level_; }
    double step() const { return step_; }
    double top_level() const { return top_level_; }

  private:
    double step_ = 10, top_level_ = 10;
};

double highest_level(const Statistics& all) {
    double highest = 1;
    for (const auto& army : all.armies)
        for (const auto& level : army.morale) highest = std::max<double>(highest, level.quartile_3);
    return highest;
}

void draw_head(Svg& svg, const LabRun& run) {
    const auto player = [&](u8 army) {
        return player_names[static_cast<std::size_t>(run.options.players[army])];
    };
    svg.text({left, 42}, scenario_title[run.options.scenario],
             {.size = 24, .colour = ink, .is_bold = true});
    svg.text({left, 68},
             fmt::format("{} battles: {} ({}) against {} ({}), {} variant, {} level",
                         with_commas(static_cast<u32>(run.statistics.games)), army_name(run, NORTH),
                         player(NORTH), army_name(run, SOUTH), player(SOUTH),
                         variant_names[run.options.variant], level_names[run.options.level]),
             {.size = 14, .colour = grey});
}

void draw_axes(Svg& svg, const Axes& axes) {
    for (double level = 0; level <= axes.top_level(); level += axes.step()) {
        svg.line({left, axes.y(level)}, {right, axes.y(level)}, level == 0 ? grey : grid);
        svg.text({left - 8, axes.y(level) + 4}, fmt::format("{}", level),
                 {.size = 12, .colour = grey, .anchor = Anchor::end});
    }
    for (int time = 0; time <= NIGHTFALL; time += 24) {
        svg.line({axes.x(time), bottom}, {axes.x(time), bottom + 5}, grey);
        svg.text({axes.x(time), bottom + 20}, fmt::format("{}", time),
                 {.size = 12, .colour = grey, .anchor = Anchor::middle});
    }
    svg.text({(left + right) / 2, bottom + 42}, "time-points since dawn; night falls at 144",
             {.colour = grey, .anchor = Anchor::middle});
    svg.text({left - 46, (top + bottom) / 2}, "army morale, points",
             {.colour = grey, .anchor = Anchor::middle, .is_upwards = true});
}

void draw_army(Svg& svg, const Axes& axes, const ArmyStatistics& army, const char* colour) {
    std::vector<Point> band, median;
    for (std::size_t time = 0; time < time_points; ++time) {
        const auto x = axes.x(static_cast<double>(time));
        band.push_back({x, axes.y(army.morale[time].quartile_3)});
        median.push_back({x, axes.y(army.morale[time].median)});
    }
    for (auto time = time_points; time-- > 0;)
        band.push_back({axes.x(static_cast<double>(time)), axes.y(army.morale[time].quartile_1)});
    svg.polygon(band, colour, 0.18);
    svg.polyline(median, colour, 2.5);
}

// Beside the ends of the curves, but not one over the other.
void draw_names(Svg& svg, const Axes& axes, const LabRun& run) {
    constexpr double apart = 40;
    std::array<double, ARMIES> y{};
    for (u8 army = NORTH; army < ARMIES; ++army)
        y[army] = axes.y(run.statistics.armies[army].morale.back().median);
    const u8 upper = y[SOUTH] < y[NORTH] ? SOUTH : NORTH;
    const double middle = (y[NORTH] + y[SOUTH]) / 2;
    if (std::abs(y[NORTH] - y[SOUTH]) < apart) {
        y[upper] = middle - apart / 2;
        y[upper ^ 1] = middle + apart / 2;
    }
    for (u8 army = NORTH; army < ARMIES; ++army) {
        svg.text({right + 12, y[army]}, army_name(run, army),
                 {.size = 14, .colour = army_colours[army], .is_bold = true});
        svg.text({right + 12, y[army] + 16}, army_names[army], {.size = 12, .colour = grey});
    }
}

void draw_legend(Svg& svg) {
    const double x = right - 218, y = top - 13;
    svg.line({x, y}, {x + 24, y}, grey, 2.5);
    svg.text({x + 30, y + 4}, "median", {.size = 12, .colour = grey});
    svg.rectangle({x + 84, y - 6}, 24, 12, grey, 0.25);
    svg.text({x + 114, y + 4}, "half of the battles", {.size = 12, .colour = grey});
}

void draw_outcomes(Svg& svg, const LabRun& run) {
    constexpr std::array names{"decisive", "victory", "draw", "victory", "decisive"};
    const auto& all = run.statistics;
    double x = left;
    for (std::size_t i = 0; i < outcomes; ++i) {
        const auto part = (right - left) * all.outcome_rates[i];
        svg.rectangle({x, bar_top}, part, bar_height, outcome_colours[i]);
        const TextStyle style{.size = 12, .colour = outcome_ink[i], .anchor = Anchor::middle};
        const auto percent = fmt::format("{:.1f}%", all.outcome_rates[i] * 100);
        if (part >= 110)
            svg.text({x + part / 2, bar_top + 22}, fmt::format("{} {}", names[i], percent), style);
        else if (part >= 44)
            svg.text({x + part / 2, bar_top + 22}, percent, style);
        x += part;
    }
    const auto wins = [&](u8 army) {
        return fmt::format("{} {:.1f}%", army_name(run, army), all.armies[army].wins.rate * 100);
    };
    const double y = bar_top + bar_height + 20;
    svg.text({left, y}, wins(NORTH), {.colour = army_colours[NORTH], .is_bold = true});
    svg.text({(left + right) / 2, y}, fmt::format("draw {:.1f}%", all.draws.rate * 100),
             {.colour = grey, .anchor = Anchor::middle});
    svg.text({right, y}, wins(SOUTH),
             {.colour = army_colours[SOUTH], .anchor = Anchor::end, .is_bold = true});
    svg.text({right + 12, bar_top + 15}, "results; the dark", {.size = 12, .colour = grey});
    svg.text({right + 12, bar_top + 30}, "parts are decisive", {.size = 12, .colour = grey});
}

} // namespace

std::string lab_plot(const LabRun& run) {
    Svg svg(width, height, scenario_title[run.options.scenario]);
    svg.rectangle({0, 0}, width, height, "#ffffff"); // also where pages are dark
    const Axes axes(highest_level(run.statistics));
    draw_head(svg, run);
    draw_axes(svg, axes);
    for (u8 army = NORTH; army < ARMIES; ++army)
        draw_army(svg, axes, run.statistics.armies[army], army_colours[army]);
    draw_names(svg, axes, run);
    draw_legend(svg);
    draw_outcomes(svg, run);
    return svg.finished();
}
