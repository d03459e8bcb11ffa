#include "command_options.hpp"

#include <charconv>

void refuse_option(const std::string& option, const std::string& wanted, const std::string& found) {
    throw CLI::ValidationError(option,
                               fmt::format("expected {}, found {}", wanted, in_quotes(found)));
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
    command.add_option_function<std::string>(option, read, help)
        ->default_str(fmt::to_string(target))
        ->type_name("");
}
