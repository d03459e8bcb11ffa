#include <algorithm>
#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <map>

#include "bench_host_figures.hpp"
#include "lab_workers.hpp"

namespace {

constexpr std::array growth_units{u8{10}, u8{16}, u8{24}, u8{32}, u8{40}, u8{48}, u8{56}, u8{64}};
constexpr u32 games_a_core = 1000; // of one run on all cores

struct Runs {
    std::vector<double> rates;
    double decisions = 0;
};

// Google Benchmark's report, kept in place of printed.
class Notes : public benchmark::BenchmarkReporter {
  public:
    bool ReportContext(const Context&) override { return true; }
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const auto& run : runs) {
            if (run.run_type != Run::RT_Iteration) continue;
            auto& notes = runs_[run.run_name.function_name];
            notes.rates.push_back(run.counters.at("battles"));
            notes.decisions = run.counters.at("decisions");
        }
    }
    HostRate rate(const std::string& name) const {
        auto [rates, decisions] = runs_.at(name);
        std::sort(rates.begin(), rates.end());
        return {rates.back(), rates[rates.size() / 2], decisions};
    }

  private:
    std::map<std::string, Runs> runs_;
};

std::string name_of(const HostBattle& battle) {
    return fmt::format("{} {} {}", battle.scenario, static_cast<int>(battle.players), battle.units);
}

// Every battle has another seed.
void play_one_core(benchmark::State& state, const HostBattle& battle) {
    std::uint64_t decisions = 0;
    u32 seed = 0;
    for ([[maybe_unused]] auto _ : state) decisions += play_host_battle(battle, ++seed).decisions;
    state.counters["battles"] = benchmark::Counter(seed, benchmark::Counter::kIsRate);
    state.counters["decisions"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kAvgIterations);
}

// The workers of tp lab, with what they count.
void play_all_cores(benchmark::State& state) {
    BattleOptions options;
    const auto results = std::make_unique<Results>();
    for ([[maybe_unused]] auto _ : state) {
        play_games(
            options, games_a_core * cores(), cores(), [](std::uint32_t) {}, *results);
        options.seed += games_a_core * cores();
    }
    state.counters["battles"] =
        benchmark::Counter(static_cast<double>(results->games), benchmark::Counter::kIsRate);
    state.counters["decisions"] = 0;
}

} // namespace

HostFigures measure_host(double seconds, unsigned repetitions) {
    HostFigures figures;
    figures.cores = cores();
    figures.repetitions = repetitions;
    for (const auto players : {PlayerKind::standard, PlayerKind::greedy})
        for (u8 scenario = 0; scenario < SCENARIOS; ++scenario)
            figures.scenarios.push_back({{scenario, players, 0}, {}});
    for (const auto units : growth_units)
        figures.growth.push_back({{0, PlayerKind::standard, units}, {}});

    const auto add = [&](const std::string& name, const auto& function) {
        return benchmark::RegisterBenchmark(name.c_str(), function)
            ->MinTime(seconds)
            ->Repetitions(static_cast<int>(repetitions));
    };
    for (const auto* rows : {&figures.scenarios, &figures.growth})
        for (const auto& row : *rows)
            add(name_of(row.battle),
                [battle = row.battle](benchmark::State& state) { play_one_core(state, battle); });
    add("all", play_all_cores)->UseRealTime();
    Notes notes;
    benchmark::RunSpecifiedBenchmarks(&notes);
    for (auto* rows : {&figures.scenarios, &figures.growth})
        for (auto& row : *rows) row.rate = notes.rate(name_of(row.battle));
    figures.all_cores = notes.rate("all");
    return figures;
}
