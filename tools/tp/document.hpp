// One line of JSON as a tree that keeps what nlohmann's own would lose: a key
// given twice, and how a number was written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <string_view>
#include <vector>

enum class Kind : unsigned char { null, boolean, integer, number, text, object, list };

struct Value {
    Kind kind = Kind::null;
    std::string_view key;     // in the object that it is a field of
    std::string_view text;    // of a text; of a number that is no 64-bit integer, as written
    std::int64_t integer = 0; // of an integer; 0 or 1 of a boolean
    const Value* parent = nullptr;
    const Value* first = nullptr; // of the values in an object or a list
    const Value* next = nullptr;
    std::size_t size = 0; // how many are in it
};

class Document {
  public:
    // No question has more than three levels.
    static constexpr std::size_t deepest = 8;

    // The tree is valid until the next line is read. Throws BadLine.
    const Value& read(std::string_view line);

  private:
    std::vector<std::byte> room_ = std::vector<std::byte>(1 << 15);
    std::pmr::monotonic_buffer_resource arena_{room_.data(), room_.size()};
};
