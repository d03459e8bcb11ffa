// Options of a command that refuse what does not fit with a sentence:
// --north: expected novice, standard or expert, found "me"
// CLI11 takes seconds to compile, so of the teller command_options.cpp alone includes it.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "wording.hpp"

namespace CLI {
class App;
}

using Words = std::span<const char* const>;

// A CLI::ValidationError.
[[noreturn]] void refuse_option(const std::string& option, const std::string& wanted,
                                const std::string& found);
[[noreturn]] void refuse_options(const std::string& options, const std::string& what);

std::size_t word_index(const std::string& option, const std::string& word, Words words);

// A whole number in a range; target holds the default.
void add_number(CLI::App& command, const std::string& option, std::uint32_t& target,
                std::uint32_t lowest, std::uint32_t highest, const std::string& help);

// A word for which there is no list; read may refuse it.
void add_word(CLI::App& command, const std::string& option, const std::string& word,
              const std::function<void(const std::string&)>& read, const std::string& help);

// Likewise, and the option may be given again.
void add_words(CLI::App& command, const std::string& option,
               const std::function<void(const std::vector<std::string>&)>& read,
               const std::string& help);

void add_flag(CLI::App& command, const std::string& option, bool& target, const std::string& help);
void add_file(CLI::App& command, const std::string& option, std::string& target,
              const std::string& help);

// One of some words, as its index; target holds the default.
template <class Target>
void add_choice(CLI::App& command, const std::string& option, Words words, Target& target,
                const std::string& help) {
    const auto choose = [option, words, &target](const std::string& word) {
        target = static_cast<Target>(word_index(option, word, words));
    };
    add_word(command, option, words[static_cast<std::size_t>(target)], choose,
             help + ": " + one_of(words));
}
