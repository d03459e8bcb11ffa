// Checked reading of one object: each question says what it expects, and an
// answer that does not fit is a BadLine.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include "document.hpp"
#include "rules.hpp"

using Names = std::span<const char* const>;

struct Range {
    int lowest;
    int highest;
};

// The index of a text in names, if it is one of them.
std::optional<u8> index_of(const Value& value, Names names);

class Fields {
  public:
    // Other keys than these, and keys given twice, are refused.
    Fields(const Value& object, std::initializer_list<std::string_view> keys);

    // A field with a fallback may be left out.
    u8 choice(std::string_view key, Names names, std::optional<u8> fallback = {}) const;
    int integer(std::string_view key, Range range, std::optional<int> fallback = {}) const;
    bool boolean(std::string_view key, std::optional<bool> fallback = {}) const;
    // As many as there is room for in values.
    void integers(std::string_view key, Range range, std::span<int> values) const;
    const Value& list(std::string_view key, std::string_view wanted) const;

    // nullptr where it is not given.
    const Value* find(std::string_view key) const;
    // Complains about a field, given or not.
    [[noreturn]] void expected(std::string_view key, std::string_view wanted) const;

  private:
    const Value* object_;
};
