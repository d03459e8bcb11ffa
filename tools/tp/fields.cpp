#include "fields.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "complaint.hpp"

namespace {

bool fits(const Value& value, Range range) {
    return value.kind == Kind::integer && value.integer >= range.lowest &&
           value.integer <= range.highest;
}

std::string describe(Range range) {
    return fmt::format("a whole number from {} to {}", range.lowest, range.highest);
}

} // namespace

std::optional<u8> index_of(const Value& value, Names names) {
    if (value.kind != Kind::text) return {};
    const auto name = std::find(names.begin(), names.end(), value.text);
    if (name == names.end()) return {};
    return static_cast<u8>(name - names.begin());
}

Fields::Fields(const Value& object, std::initializer_list<std::string_view> keys)
    : object_(&object) {
    if (object.kind != Kind::object) ::expected(object, "an object");
    for (const auto* field = object.first; field; field = field->next) {
        if (std::find(keys.begin(), keys.end(), field->key) == keys.end())
            ::expected(place_of(object), "no keys but " + listed({keys.begin(), keys.end()}, "and"),
                       in_quotes(field->key));
        if (find(field->key) != field) ::expected(place_of(*field), "this key once", "it twice");
    }
}

u8 Fields::choice(std::string_view key, Names names, std::optional<u8> fallback) const {
    const auto* field = find(key);
    if (!field && fallback) return *fallback;
    const auto index = field ? index_of(*field, names) : std::nullopt;
    if (!index) expected(key, one_of(names));
    return *index;
}

int Fields::integer(std::string_view key, Range range, std::optional<int> fallback) const {
    const auto* field = find(key);
    if (!field && fallback) return *fallback;
    if (!field || !fits(*field, range)) expected(key, describe(range));
    return static_cast<int>(field->integer);
}

bool Fields::boolean(std::string_view key, std::optional<bool> fallback) const {
    const auto* field = find(key);
    if (!field && fallback) return *fallback;
    if (!field || field->kind != Kind::boolean) expected(key, "true or false");
    return field->integer != 0;
}

void Fields::integers(std::string_view key, Range range, std::span<int> values) const {
    const auto wanted = [&] { return fmt::format("a list of {} whole numbers", values.size()); };
    const auto* field = find(key);
    if (!field || field->kind != Kind::list) expected(key, wanted());
    if (field->size != values.size())
        ::expected(place_of(*field), wanted(), fmt::format("a list of {}", field->size));
    auto value = values.begin();
    for (const auto* item = field->first; item; item = item->next) {
        if (!fits(*item, range)) ::expected(*item, describe(range));
        *value++ = static_cast<int>(item->integer);
    }
}

const Value& Fields::list(std::string_view key, std::string_view wanted) const {
    const auto* field = find(key);
    if (!field || field->kind != Kind::list) expected(key, wanted);
    return *field;
}

const Value* Fields::find(std::string_view key) const {
    const auto* field = object_->first;
    while (field && field->key != key) field = field->next;
    return field;
}

void Fields::expected(std::string_view key, std::string_view wanted) const {
    const auto* field = find(key);
    ::expected(place_of(*object_, key), wanted, field ? shown(*field) : "nothing");
}
