// Chance from the moments at which keys are pressed.
#pragma once

#include <cstdint>

void seed_stir();                  // a key was pressed, now
void seed_fix(std::uint32_t seed); // plat_seed is this one, for tests
