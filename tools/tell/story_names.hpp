// How the story calls units, armies and numbers.
#pragma once

#include <span>
#include <string>

#include "rules.hpp"

// "the Dawn Lances", "Lord Holm's riders": always more than one.
std::string unit_called(u8 unit);
// "the Far Reaches", "Northwold".
std::string army_called(u8 army);
// "the Dawn Lances'", "Northwold's".
std::string possessive(const std::string& name);
// The person a unit is named for, if it is: "Lord Holm".
bool is_person(u8 unit);

// "the Swan Riders, the Moonmanes and the White Herd".
std::string listed_units(std::span<const u8> units);

// "none", "seven", "1,240".
std::string in_words(u32 number);
// With commas only.
std::string with_commas(u32 number);
