// The game's own rules, which are C and know nothing of C++.
#pragma once

extern "C" {
#include "army.h"
#include "battle.h"
#include "combat.h"
#include "dice.h"
#include "event.h"
#include "field.h"
#include "hex.h"
#include "journal.h"
#include "morale.h"
#include "movement.h"
#include "names.h"
#include "percent.h"
#include "readings.h"
#include "scenario.h"
#include "setup.h"
#include "sight.h"
#include "tables.h"
#include "tally.h"
#include "troop.h"
}
