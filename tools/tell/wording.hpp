// Texts and words as sentences show them.
#pragma once

#include <span>
#include <string>
#include <string_view>

std::string in_quotes(std::string_view text);
// The beginning of a long text, whole characters only.
std::string cut_short(std::string_view text);

// a, b or c
std::string one_of(std::span<const char* const> words);
std::string listed(std::span<const std::string_view> words, std::string_view last_link);
