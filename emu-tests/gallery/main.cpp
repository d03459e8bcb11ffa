// The gallery in a terminal. The options are those of the game.
#include <cstdio>
#include <cstring>

#include "start.hpp"

extern "C" {
#include "gallery.h"
}

int main(int argc, char** argv) {
    StartOptions options;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--ascii") == 0)
            options.terminal.is_ascii = true;
        else if (std::strcmp(argv[i], "--no-colour") == 0)
            options.terminal.is_colourless = true;
    }
    if (!has_terminal()) {
        std::fputs("gallery: this needs a terminal that is not dumb.\n", stderr);
        return 2;
    }
    if (const char* problem = start(options)) {
        std::fprintf(stderr, "gallery: %s.\n", problem);
        return 2;
    }
    gallery();
}
