#include <cmath>
#include <fmt/format.h>

#include "bench_ledger.hpp"
#include "bench_routines.hpp"
#include "story_names.hpp"

namespace {

constexpr auto head = R"(# Speed

Written by `tp bench 6502 --write docs/speed.md`; do not edit: what is written by hand
is in `docs/speed-notes.md`, and stands at the end of this page. Both columns are the
same calls on the same values, with cc65's -Oirs for C. The cycles of a routine are
those of an average call from `jsr` to behind `rts`, with its arguments taken from
the stack; what the caller takes to put them there, 36 cycles each, comes on top in
both. Anchors are what a good hand-written version is known to reach. Bytes are those
of the instructions that these calls went through, with all that they call.

## Routines

| routine | | C | assembly | times as fast | bytes of C | of assembly | anchor | |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
)";

constexpr auto bytes_head = R"(
## Bytes

Code and constants of the files that `asm/` replaces; `pop` is shared by them.

| file | C | assembly |
| --- | ---: | ---: |
)";

constexpr auto battles_head = R"(
## Battles

Standard against standard with seed 1981, rules and opponent together, from the first
instruction of the program: 63,000 cycles are C's start-up. The aim for the second is
6,000,000, for a decision 1,000,000 at most and 100,000 on average.

| scenario | | whole battle | decisions | of an average decision | of the longest |
| --- | --- | ---: | ---: | ---: | ---: |
)";

constexpr auto spread_head = R"(
With assembly and the seeds 1 to {}:

| scenario | a battle on average | the shortest | the longest |
| --- | ---: | ---: | ---: |
)";

std::string routine_row(const Routine& routine, double c, double assembly, double c_bytes,
                        double assembly_bytes) {
    return fmt::format("| `{}` | {} | {} | {} | {:.1f} | {} | {} | {} | {} |\n", routine.name,
                       routine.what, thousands(c), thousands(assembly), c / assembly,
                       thousands(c_bytes), thousands(assembly_bytes),
                       routine.anchor == 0 ? "" : thousands(routine.anchor), routine.note);
}

std::string routine_row(const Routine& routine, const RoutineCost& cost) {
    return routine_row(routine, cost.c.mean(), cost.assembly.mean(),
                       double(cost.c.bytes()), double(cost.assembly.bytes()));
}

std::string routine_rows(const Ledger& ledger) {
    std::string rows;
    double c = 0;
    double assembly = 0;
    double c_bytes = 0;
    double assembly_bytes = 0;
    for (const auto& routine : bench_routines) {
        const auto& cost = ledger.routines.at(routine.name);
        const std::string name = routine.name;
        rows += routine_row(routine, cost);
        if (name == "casualty_percent" || name == "percent_of") {
            c += cost.c.mean();
            assembly += cost.assembly.mean();
            c_bytes += double(cost.c.bytes());
            assembly_bytes += double(cost.assembly.bytes());
        }
    }
    for (const auto& routine : battle_routines) {
        rows += routine_row(routine, ledger.routines.at(routine.name));
    }
    return rows + routine_row({"casualties", "both: chart and strength x percent / 100",
                               casualties_anchor, "297 is the anchor with tables of 2.5 KB"},
                              c, assembly, c_bytes, assembly_bytes);
}

// Files that are the same in both builds are C in both.
std::string byte_rows(const Ledger& ledger) {
    std::string rows;
    ModuleSize c_all;
    ModuleSize asm_all;
    for (const auto& [name, size] : ledger.asm_modules) {
        const auto found = ledger.c_modules.find(name);
        const auto before = found == ledger.c_modules.end() ? ModuleSize{} : found->second;
        c_all.code += before.stored();
        asm_all.code += size.stored();
        if (before.stored() == size.stored()) continue;
        rows += fmt::format("| {} | {} | {} |\n", name, thousands(before.stored()),
                            thousands(size.stored()));
    }
    for (const auto& [name, size] : ledger.c_modules) { // the runtime that nobody calls any more
        if (ledger.asm_modules.contains(name)) continue;
        c_all.code += size.stored();
        rows += fmt::format("| {} (runtime) | {} | |\n", name, thousands(size.stored()));
    }
    return rows + fmt::format("| the whole program | {} | {} |\n", thousands(c_all.code),
                              thousands(asm_all.code));
}

std::string battle_row(std::size_t scenario, const char* build, const BattleCost& battle) {
    return fmt::format("| {} | {} | {} | {} | {} | {} |\n", scenario + 1, build,
                       thousands(static_cast<double>(battle.cycles)), battle.decisions.calls,
                       thousands(battle.decisions.mean()),
                       thousands(static_cast<double>(battle.decisions.longest)));
}

std::string battle_rows(const Ledger& ledger) {
    std::string rows;
    for (std::size_t scenario = 0; scenario < ledger.c.size(); ++scenario) {
        rows += battle_row(scenario, "C", ledger.c[scenario]);
        rows += battle_row(scenario, "assembly", ledger.assembly[scenario]);
    }
    return rows;
}

std::string spread_rows(const Ledger& ledger) {
    std::string rows = fmt::format(spread_head, spread_seeds);
    for (std::size_t scenario = 0; scenario < ledger.spread.size(); ++scenario) {
        const auto& spread = ledger.spread[scenario];
        rows += fmt::format("| {} | {} | {} | {} |\n", scenario + 1,
                            thousands(static_cast<double>(spread.sum) / spread_seeds),
                            thousands(static_cast<double>(spread.least)),
                            thousands(static_cast<double>(spread.most)));
    }
    return rows;
}

} // namespace

std::string thousands(double value) { return with_commas(static_cast<u32>(std::llround(value))); }

std::string ledger_page(const Ledger& ledger, const std::string& notes) {
    return head + routine_rows(ledger) + battles_head + battle_rows(ledger) +
           spread_rows(ledger) + share_section(ledger) + drawing_section(ledger) + bytes_head + byte_rows(ledger) + notes;
}
