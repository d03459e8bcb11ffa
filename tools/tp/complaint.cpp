#include "complaint.hpp"

#include <fmt/format.h>
#include <vector>

#include "document.hpp"

void expected(const Value& value, std::string_view wanted) {
    expected(place_of(value), wanted, shown(value));
}

void expected(std::string_view place, std::string_view wanted, std::string_view found) {
    throw BadLine(fmt::format("{}: expected {}, found {}", place, wanted, found));
}

std::string place_of(const Value& value) {
    if (!value.parent) return "line";
    if (value.parent->kind == Kind::object) return place_of(*value.parent, value.key);
    std::size_t index = 0;
    for (const auto* other = value.parent->first; other != &value; other = other->next) ++index;
    return fmt::format("{}[{}]", place_of(*value.parent), index);
}

std::string place_of(const Value& object, std::string_view key) {
    if (!object.parent) return cut_short(key);
    return fmt::format("{}.{}", place_of(object), cut_short(key));
}

std::string shown(const Value& value) {
    switch (value.kind) {
    case Kind::null: return "null";
    case Kind::boolean: return value.integer ? "true" : "false";
    case Kind::integer: return fmt::to_string(value.integer);
    case Kind::number: return cut_short(value.text);
    case Kind::text: return in_quotes(value.text);
    case Kind::object: return "an object";
    case Kind::list: return "a list";
    }
    return {};
}

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
