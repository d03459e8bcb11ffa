// Options of a command that refuse what does not fit with a sentence:
// --north: expected novice, standard or expert, found "me"
#pragma once

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <span>
#include <string>

#include "complaint.hpp"

using Words = std::span<const char* const>;

[[noreturn]] void refuse_option(const std::string& option, const std::string& wanted,
                                const std::string& found);

std::size_t word_index(const std::string& option, const std::string& word, Words words);

// A whole number in a range; target holds the default.
void add_number(CLI::App& command, const std::string& option, std::uint32_t& target,
                std::uint32_t lowest, std::uint32_t highest, const std::string& help);

// One of some words, as its index; target holds the default.
template <class Target>
void add_choice(CLI::App& command, const std::string& option, Words words, Target& target,
                const std::string& help) {
    const auto choose = [option, words, &target](const std::string& word) {
        target = static_cast<Target>(word_index(option, word, words));
    };
    command
        .add_option_function<std::string>(option, choose,
                                          fmt::format("{}: {}", help, one_of(words)))
        ->default_str(words[static_cast<std::size_t>(target)])
        ->type_name("");
}
