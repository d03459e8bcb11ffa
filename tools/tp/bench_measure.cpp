#include <algorithm>

#include "bench_ledger.hpp"
#include "bench_routines.hpp"

namespace {

constexpr int scenarios = 4;

void measure_calls(Ledger& ledger, Mos6502& machine, const auto& routines,
                   CallCount RoutineCost::*build) {
    for (const auto& routine : routines) machine.watch(routine.name);
    machine.run();
    for (const auto& routine : routines) {
        ledger.routines[routine.name].*build = machine.count(routine.name);
    }
}

void measure_routines(Ledger& ledger, const std::string& program, CallCount RoutineCost::*build) {
    Mos6502 machine(program);
    machine.set("routines_brief", 1);
    measure_calls(ledger, machine, bench_routines, build);
}

void measure_in_battle(Ledger& ledger, const std::string& program, CallCount RoutineCost::*build) {
    Mos6502 machine(program);
    machine.set("bench_scenario", routines_battle);
    measure_calls(ledger, machine, battle_routines, build);
}

std::vector<BattleCost> measure_battles(const std::string& program) {
    std::vector<BattleCost> battles;
    for (int scenario = 0; scenario < scenarios; ++scenario) {
        Mos6502 machine(program);
        machine.set("bench_scenario", static_cast<std::uint8_t>(scenario));
        machine.watch("computer_order");
        machine.run();
        battles.push_back({machine.cycles(), machine.count("computer_order")});
    }
    return battles;
}

std::vector<Spread> measure_spread(const std::string& program) {
    std::vector<Spread> spreads(scenarios);
    for (int scenario = 0; scenario < scenarios; ++scenario) {
        auto& spread = spreads[static_cast<std::size_t>(scenario)];
        for (int seed = 1; seed <= spread_seeds; ++seed) {
            Mos6502 machine(program);
            machine.set("bench_scenario", static_cast<std::uint8_t>(scenario));
            machine.set("bench_seed", static_cast<std::uint8_t>(seed));
            machine.run();
            spread.sum += machine.cycles();
            spread.least = std::min(spread.least, machine.cycles());
            spread.most = std::max(spread.most, machine.cycles());
        }
    }
    return spreads;
}

std::map<std::string, ProfileCount> measure_shares(const std::string& program) {
    Mos6502 machine(program);
    machine.set("bench_scenario", routines_battle);
    machine.profile();
    machine.run();
    return machine.shares();
}

} // namespace

Ledger measure(const std::string& build) {
    Ledger ledger;
    const std::string folder = build + "/sim6502/bin";
    measure_routines(ledger, folder + "/routines-Oirs", &RoutineCost::c);
    measure_routines(ledger, folder + "/routines-asm", &RoutineCost::assembly);
    measure_in_battle(ledger, folder + "/whole_battle-Oirs", &RoutineCost::c);
    measure_in_battle(ledger, folder + "/whole_battle-asm", &RoutineCost::assembly);
    ledger.c = measure_battles(folder + "/whole_battle-Oirs");
    ledger.assembly = measure_battles(folder + "/whole_battle-asm");
    ledger.spread = measure_spread(folder + "/whole_battle-asm");
    ledger.c_modules = read_modules(folder + "/whole_battle-Oirs.map");
    ledger.asm_modules = read_modules(folder + "/whole_battle-asm.map");
    ledger.shares = measure_shares(folder + "/whole_battle-asm");
    ledger.c64 = measure_c64(build + "/c64/bin");
    ledger.apple2 = measure_apple2(build + "/apple2/bin");
    ledger.depacker = measure_depacker(build + "/c64/bin");
    return ledger;
}
