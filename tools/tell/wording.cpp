#include "wording.hpp"

#include <fmt/format.h>
#include <vector>

std::string in_quotes(std::string_view text) {
    return fmt::format("\"{}\"", cut_short(text));
}

std::string cut_short(std::string_view text) {
    constexpr std::size_t longest = 60;
    if (text.size() <= longest) return std::string(text);
    auto end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end; // inside a UTF-8 character
    return std::string(text.substr(0, end)) + "...";
}

std::string one_of(std::span<const char* const> words) {
    const std::vector<std::string_view> views(words.begin(), words.end());
    return listed(views, "or");
}

std::string listed(std::span<const std::string_view> words, std::string_view last_link) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) list += i + 1 == words.size() ? fmt::format(" {} ", last_link) : ", ";
        list += words[i];
    }
    return list;
}
