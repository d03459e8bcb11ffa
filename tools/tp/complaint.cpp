#include "complaint.hpp"

#include <fmt/format.h>

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
