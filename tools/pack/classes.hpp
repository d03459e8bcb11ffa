// The cheapest classes for numbers that occur so often.
#pragma once

#include "packed.hpp"

// count[n] is how often n occurs. A class costs its bits and, as its name, that many
// bits, or index + 1 of them in unary if name_bits is 0.
Classes best_classes(const std::vector<std::uint64_t>& count, unsigned first, unsigned classes,
                     unsigned name_bits);
