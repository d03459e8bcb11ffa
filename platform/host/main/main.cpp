// timepoint: the game in a terminal, and where there is none the story of a battle.
#include <iostream>

#include "options.hpp"
#include "tell_battle.hpp"

extern "C" {
#include "ui.h"
}

int main(int argc, char** argv) {
    Options options;
    if (const int status = read_options(argc, argv, options); status >= 0) return status;
    if (options.is_told || !has_terminal())
        return tell_battle("timepoint", options.battle, options.report);
    if (const char* problem = start(options.start)) {
        std::cerr << "timepoint: " << problem << ".\n";
        return 2;
    }
    ui_run();
}
