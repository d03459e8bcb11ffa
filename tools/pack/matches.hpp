// Where bytes were seen before.
#pragma once

#include "packed.hpp"

// For a position, the nearest place with each greater length: for lengths up to
// .length the nearest distance is .distance, unless an earlier entry covers it.
using Matches = std::vector<std::vector<Token>>;

Matches find_matches(const Bytes& bytes);
