#include "command_options.hpp"

#include <CLI/CLI.hpp>
#include <charconv>
#include <fmt/format.h>

void refuse_option(const std::string& option, const std::string& wanted, const std::string& found) {
    refuse_options(option, fmt::format("expected {}, found {}", wanted, in_quotes(found)));
}

void refuse_options(const std::string& options, const std::string& what) {
    throw CLI::ValidationError(options, what);
}

std::size_t word_index(const std::string& option, const std::string& word, Words words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (word == words[i]) return i;
    refuse_option(option, one_of(words), word);
}

void add_number(CLI::App& command, const std::string& option, std::uint32_t& target,
                std::uint32_t lowest, std::uint32_t highest, const std::string& help) {
    const auto read = [option, lowest, highest, &target](const std::string& word) {
        std::uint32_t number = 0;
        const auto* end = word.data() + word.size();
        const auto [stop, problem] = std::from_chars(word.data(), end, number);
        if (problem != std::errc{} || stop != end || number < lowest || number > highest)
            refuse_option(option, fmt::format("a whole number from {} to {}", lowest, highest),
                          word);
        target = number;
    };
    add_word(command, option, fmt::to_string(target), read, help);
}

void add_word(CLI::App& command, const std::string& option, const std::string& word,
              const std::function<void(const std::string&)>& read, const std::string& help) {
    command.add_option_function<std::string>(option, read, help)->default_str(word)->type_name("");
}

void add_words(CLI::App& command, const std::string& option,
               const std::function<void(const std::vector<std::string>&)>& read,
               const std::string& help) {
    command.add_option_function<std::vector<std::string>>(option, read, help)
        ->allow_extra_args(false)
        ->type_name("");
}

void add_flag(CLI::App& command, const std::string& option, bool& target, const std::string& help) {
    command.add_flag(option, target, help);
}

void add_file(CLI::App& command, const std::string& option, std::string& target,
              const std::string& help) {
    command.add_option(option, target, help)->type_name("FILE");
}
