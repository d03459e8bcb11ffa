#include "lab_results.hpp"

namespace {

template <class Counts>
void add_each(Counts& counts, const Counts& others) {
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += others[i];
}

} // namespace

void Results::add(const Results& other) {
    games += other.games;
    add_each(by_outcome, other.by_outcome);
    add_each(by_end, other.by_end);
    add_each(by_length, other.by_length);
    for (std::size_t army = 0; army < armies.size(); ++army) {
        auto& mine = armies[army];
        const auto& its = other.armies[army];
        mine.began += its.began;
        mine.dead += its.dead;
        mine.fled += its.fled;
        mine.routed += its.routed;
        for (std::size_t time = 0; time < time_points; ++time)
            add_each(mine.morale[time], its.morale[time]);
    }
}
