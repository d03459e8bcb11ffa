// The game's own rules, which are C and know nothing of C++.
#pragma once

extern "C" {
#include "combat.h"
#include "dice.h"
#include "morale.h"
#include "movement.h"
#include "names.h"
#include "percent.h"
#include "readings.h"
#include "sight.h"
#include "tables.h"
#include "unit.h"
}
