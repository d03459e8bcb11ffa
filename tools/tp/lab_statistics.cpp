#include "lab_statistics.hpp"

#include <algorithm>
#include <cmath>

namespace {

double ratio(std::uint64_t count, std::uint64_t games) {
    return games == 0 ? 0 : static_cast<double>(count) / static_cast<double>(games);
}

// The lowest value that at least so many quarters of the games do not exceed.
template <class Count>
unsigned quartile(std::span<const Count> counts, std::uint64_t total, unsigned quarters) {
    std::uint64_t up_to = 0;
    for (unsigned value = 0; value < counts.size(); ++value) {
        up_to += counts[value];
        if (up_to * 4 >= total * quarters) return value;
    }
    return 0;
}

template <class Count>
Spread spread_of(std::span<const Count> counts) {
    std::uint64_t total = 0, sum = 0;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        total += counts[value];
        sum += counts[value] * value;
    }
    return {ratio(sum, total), quartile(counts, total, 1), quartile(counts, total, 2),
            quartile(counts, total, 3)};
}

ArmyStatistics army_statistics(const ArmyResults& results, std::uint64_t games,
                               std::uint64_t victories, std::uint64_t decisive) {
    ArmyStatistics army;
    army.wins = share(victories + decisive, games);
    army.decisive = share(decisive, games);
    army.began = ratio(results.began, games);
    army.dead = ratio(results.dead, games);
    army.fled = ratio(results.fled, games);
    army.routed = ratio(results.routed, games);
    for (const auto& levels : results.morale) army.morale.push_back(spread(levels));
    return army;
}

} // namespace

Share share(std::uint64_t count, std::uint64_t games) {
    if (games == 0) return {};
    constexpr double z = 1.959963984540054; // 95%
    const auto n = static_cast<double>(games);
    const double p = ratio(count, games), zz = z * z;
    const double middle = (p + zz / (2 * n)) / (1 + zz / n);
    const double half = z / (1 + zz / n) * std::sqrt(p * (1 - p) / n + zz / (4 * n * n));
    // Rounding must not exclude what is certain to be inside.
    return {p, std::clamp(middle - half, 0.0, p), std::clamp(middle + half, p, 1.0)};
}

Spread spread(std::span<const std::uint32_t> counts) {
    return spread_of(counts);
}

Spread spread(std::span<const std::uint64_t> counts) {
    return spread_of(counts);
}

Statistics statistics(const Results& results) {
    const auto count = [&](Outcome outcome) {
        return results.by_outcome[static_cast<std::size_t>(outcome)];
    };
    Statistics all;
    all.games = results.games;
    all.armies[NORTH] =
        army_statistics(results.armies[NORTH], results.games, count(Outcome::north_victory),
                        count(Outcome::north_decisive));
    all.armies[SOUTH] =
        army_statistics(results.armies[SOUTH], results.games, count(Outcome::south_victory),
                        count(Outcome::south_decisive));
    all.draws = share(count(Outcome::draw), results.games);
    for (std::size_t i = 0; i < outcomes; ++i)
        all.outcome_rates[i] = ratio(results.by_outcome[i], results.games);
    for (std::size_t i = 0; i < all.end_rates.size(); ++i)
        all.end_rates[i] = ratio(results.by_end[i], results.games);
    all.length = spread(results.by_length);
    auto fighting = results.games;
    for (std::size_t time = 0; time < time_points; ++time) {
        fighting -= results.by_length[time];
        all.fighting[time] = ratio(fighting, results.games);
    }
    return all;
}
