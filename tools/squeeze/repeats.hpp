#pragma once
#include "source.hpp"

// Makes a subroutine of what stands in several places, as long as that saves bytes, and
// returns how many it has saved. What is shared between segments is laid into `common`.
int squeeze_repeats(Lines& lines, const std::string& common);
