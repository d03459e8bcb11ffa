// What a battle has cost an army. Illusions are nobody and count for nothing.
#pragma once

#include "rules.hpp"

struct Losses {
    u32 began = 0; // with those who were still to come
    u32 dead = 0;
    u32 fled = 0;   // alive, off the field for good
    u32 routed = 0; // alive, on the field, in rout
    u32 left() const { return began - dead - fled - routed; }
};

Losses count_losses(u8 army);

// The same for one unit.
Losses unit_losses(u8 unit);
