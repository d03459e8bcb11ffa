// What is wrong with a line, told so that a person can put it right:
// attacker.terrain: expected clear, light woods or mountain, found "swamp"
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

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
std::string in_quotes(std::string_view text);
// The beginning of a long text, whole characters only.
std::string cut_short(std::string_view text);

// a, b or c
std::string one_of(std::span<const char* const> words);
std::string listed(std::span<const std::string_view> words, std::string_view last_link);
