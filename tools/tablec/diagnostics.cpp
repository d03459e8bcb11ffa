#include "diagnostics.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>
#include <tuple>

void Diagnostics::expected(const Place& place, const std::string& wanted,
                           const std::string& found) {
    error(place, fmt::format("expected {}, found {}", wanted, found));
}

void Diagnostics::error(const Place& place, const std::string& message) {
    entries_.push_back({place, message});
}

void Diagnostics::print(std::ostream& out) const {
    auto sorted = entries_;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Entry& a, const Entry& b) {
        return std::tie(a.place.file, a.place.line, a.place.column) <
               std::tie(b.place.file, b.place.line, b.place.column);
    });
    for (const auto& entry : sorted)
        out << fmt::format("{}:{}:{}: error: {}\n", entry.place.file, entry.place.line,
                           entry.place.column, entry.message);
}

std::string in_quotes(const std::string& text) {
    constexpr std::size_t longest = 60;
    std::string shown = "\"";
    for (std::size_t i = 0; i < text.size() && i < longest; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7f)
            shown += fmt::format("\\x{:02x}", byte);
        else
            shown += text[i];
    }
    if (text.size() > longest) shown += "...";
    return shown + "\"";
}

std::string one_of(const std::vector<std::string>& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
        list += words[i];
    }
    return list;
}
