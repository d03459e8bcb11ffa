#include "leave.hpp"

#include <cstdlib>

#include "terminal.hpp"

extern "C" {
#include "platform.h"
}

void leave() {
    terminal_close();
    std::exit(0);
}

void plat_leave() { leave(); }
