#include "start.hpp"

#include <cstdlib>
#include <string_view>
#include <unistd.h>

#include "hang_up.hpp"
#include "seed.hpp"

bool has_terminal() {
    const char* term = std::getenv("TERM");
    const bool is_dumb = !term || !*term || std::string_view(term) == "dumb";
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !is_dumb;
}

const char* start(const StartOptions& options) {
    if (options.seed) seed_fix(*options.seed);
    if (const char* problem = terminal_open(options.terminal)) return problem;
    hang_up_listen();
    return nullptr;
}
