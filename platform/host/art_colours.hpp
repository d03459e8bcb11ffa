// The letters that stand for colours in data/art/host.
#pragma once

#include "palette.hpp"

Colour art_colour(char letter);
