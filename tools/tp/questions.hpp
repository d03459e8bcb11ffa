// The questions, a function each: reads the object, asks the game's own rule and
// appends the answer. One that throws BadLine has appended nothing.
#pragma once

#include "calculator.hpp"

void ask_move_cost(const Value& question, Output& out);
void ask_casualties(const Value& question, Output& out);
void ask_morale(const Value& question, Output& out);
void ask_sight(const Value& question, Output& out);

void ask_melee(const Value& question, Output& out);
void ask_fire(const Value& question, Output& out);

// The faces of an average die, for Fields::integers.
constexpr int die_lowest = 2;
constexpr int die_highest = 5;
