#include "diagnostics.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>
#include <tuple>

namespace {

// On one line, and with an end: what is shown may be any text of a data file.
std::string visible(const std::string& text, std::size_t longest) {
    std::size_t length = std::min(text.size(), longest);
    // Not within a character: its later bytes in UTF-8 are 10xxxxxx.
    while (length < text.size() && length > 0 && (text[length] & 0xc0) == 0x80) --length;
    std::string shown;
    for (std::size_t i = 0; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        shown +=
            byte < 0x20 || byte == 0x7f ? fmt::format("\\x{:02x}", byte) : std::string(1, text[i]);
    }
    return text.size() > length ? shown + "..." : shown;
}

} // namespace

void Diagnostics::expected(const Place& place, const std::string& wanted,
                           const std::string& found) {
    constexpr std::size_t longest = 500;
    entries_.push_back({place, fmt::format("expected {}, found {}", visible(wanted, longest),
                                           visible(found, longest))});
}

void Diagnostics::print(std::ostream& out) const {
    auto sorted = entries_;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Entry& a, const Entry& b) {
        return std::tie(a.place.file, a.place.line, a.place.column) <
               std::tie(b.place.file, b.place.line, b.place.column);
    });
    // What went wrong early on the screen is what to mend first: a flood would push it away.
    constexpr std::size_t most = 100;
    for (std::size_t i = 0; i < sorted.size() && i < most; ++i)
        out << fmt::format("{}:{}:{}: error: {}\n", sorted[i].place.file, sorted[i].place.line,
                           sorted[i].place.column, sorted[i].message);
    out << fmt::format("{} error{}{}; nothing was written\n", count(), count() == 1 ? "" : "s",
                       count() > most ? fmt::format(", the first {} shown", most) : "");
}

std::string in_quotes(const std::string& text) {
    std::string shown = "\"";
    for (const char c : visible(text, 60)) {
        if (c == '"') shown += '\\';
        shown += c;
    }
    return shown + "\"";
}

std::string one_of(const std::vector<std::string>& words) {
    if (words.empty()) return "nothing";
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
        list += words[i];
    }
    return list;
}
