#include "tell_battle.hpp"

#include "playing.hpp"
#include "standard_output.hpp"

int tell_battle(const char* program, const BattleOptions& battle, const ReportOptions& report) {
    const auto words = make_report(report);
    return run_command(program, [&] {
        play_battle(battle, *words);
        return deliver(program, report, *words);
    });
}
