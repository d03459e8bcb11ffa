// tp: the user's tool. Every subcommand is a file of its own.
#include <CLI/CLI.hpp>
#include <iostream>

#include "battle.hpp"
#include "bench.hpp"
#include "bench_host.hpp"
#include "calc.hpp"
#include "compare.hpp"
#include "conformance_command.hpp"
#include "check.hpp"
#include "lab.hpp"
#include "replay.hpp"
#include "save.hpp"

int main(int argc, char** argv) {
    CLI::App tp{"tp: tools for Timepoint, The Shattered Alliance rebuilt", "tp"};
    tp.footer("tp COMMAND --help says more about a command.");
    tp.get_formatter()->column_width(20);
    tp.require_subcommand(0, 1);
    int status = 0;
    add_battle(tp, status);
    add_replay(tp, status);
    add_lab(tp, status);
    add_bench(tp, status);
#ifdef TP_BENCH_HOST
    add_bench_host(*tp.get_subcommand("bench"), status);
#endif
    add_calc(tp, status);
    add_report(tp, status);
    add_compare(tp, status);
    add_save(tp, status);
    add_check(tp, status);

    try {
        tp.parse(argc, argv);
    } catch (const CLI::ParseError& problem) {
        return tp.exit(problem) == 0 ? 0 : 2; // 1 is taken: a command's own verdict
    }
    if (tp.get_subcommands().empty()) std::cout << tp.help();
    return status;
}
