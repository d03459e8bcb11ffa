// What is wrong with a line, told so that a person can put it right:
// attacker.terrain: expected clear, light woods or mountain, found "swamp"
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "wording.hpp"

struct Value;

class BadLine : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

[[noreturn]] void expected(const Value& value, std::string_view wanted);
[[noreturn]] void expected(std::string_view place, std::string_view wanted, std::string_view found);

// Where a value is in its line: attacker.men, path[2].unit; the line itself is "line".
std::string place_of(const Value& value);
std::string place_of(const Value& object, std::string_view key);

// A value as a complaint shows it.
std::string shown(const Value& value);
