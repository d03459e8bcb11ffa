// A unit of a question, into the game's unit arrays.
#pragma once

#include <string_view>

#include "fields.hpp"

// What the unit must have for what it is about to do.
enum class Needs { nothing, weapon, missile };

void read_unit(const Fields& fields, std::string_view key, u8 unit, Needs needs);
