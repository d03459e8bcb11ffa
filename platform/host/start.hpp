// Gets the terminal ready for what platform.h offers.
#pragma once

#include <cstdint>
#include <optional>

#include "terminal.hpp"

struct StartOptions {
    TerminalWishes terminal;
    std::optional<std::uint32_t> seed;
};

// False if there is nobody at a terminal to play, or only paper.
bool has_terminal();

// A sentence if the terminal cannot show the game.
const char* start(const StartOptions& options);
