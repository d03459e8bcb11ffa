#include "document.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <fmt/format.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>

#include "complaint.hpp"

namespace {

using nlohmann::json;

// The last few characters, whole ones only.
std::string_view tail(std::string_view text) {
    constexpr std::size_t longest = 16;
    auto begin = text.size() - std::min(longest, text.size());
    while (begin < text.size() && (static_cast<unsigned char>(text[begin]) & 0xc0) == 0x80) ++begin;
    return text.substr(begin);
}

// nlohmann calls these as it reads: null() for a null, and so on. Values go
// straight into the arena; nothing is freed one by one.
class Builder {
  public:
    Builder(std::pmr::memory_resource& arena, std::string_view line) : arena_(arena), line_(line) {}

    const Value& root() const { return *root_; }

    bool null() {
        add(Kind::null);
        return true;
    }
    bool boolean(bool value) {
        add(Kind::boolean).integer = value;
        return true;
    }
    bool number_integer(json::number_integer_t value) {
        add(Kind::integer).integer = value;
        return true;
    }

    bool number_unsigned(json::number_unsigned_t value) {
        constexpr auto highest = std::numeric_limits<std::int64_t>::max();
        if (value > static_cast<json::number_unsigned_t>(highest))
            return number_float(0, std::to_string(value));
        return number_integer(static_cast<json::number_integer_t>(value));
    }

    bool number_float(json::number_float_t, const std::string& written) {
        add(Kind::number).text = keep(written);
        return true;
    }

    bool string(const std::string& value) {
        add(Kind::text).text = keep(value);
        return true;
    }
    bool binary(const json::binary_t&) { return false; } // is never called: JSON has none

    bool start_object(std::size_t) { return open(Kind::object); }
    bool start_array(std::size_t) { return open(Kind::list); }
    bool end_object() {
        --depth_;
        return true;
    }
    bool end_array() {
        --depth_;
        return true;
    }
    bool key(const std::string& key) {
        key_ = keep(key);
        return true;
    }

    // position counts from 1 and is that of the byte at which reading had to stop.
    bool parse_error(std::size_t position, const std::string& token,
                     const json::exception& problem) {
        constexpr int number_overflow = 406;
        if (problem.id == number_overflow)
            throw BadLine("line: expected smaller numbers, found " + cut_short(token));
        if (root_ && depth_ == 0)
            throw BadLine(fmt::format(
                "line: expected one JSON object, found more after it at byte {}", position));
        if (position > line_.size())
            throw BadLine("line: expected one JSON object, found it broken off");
        throw BadLine(
            fmt::format("line: expected one JSON object, found a mistake at byte {}, the end of {}",
                        position, in_quotes(tail(line_.substr(0, position)))));
    }

  private:
    struct Level {
        Value* value;
        Value* last; // of what is in it so far
    };

    Value& add(Kind kind) {
        auto* value = new (arena_.allocate(sizeof(Value), alignof(Value))) Value;
        value->kind = kind;
        if (depth_ == 0) {
            root_ = value;
            return *value;
        }
        auto& level = levels_[depth_ - 1];
        value->parent = level.value;
        if (level.value->kind == Kind::object) value->key = key_;
        (level.last ? level.last->next : level.value->first) = value;
        level.last = value;
        ++level.value->size;
        return *value;
    }

    bool open(Kind kind) {
        if (depth_ == Document::deepest)
            throw BadLine(fmt::format(
                "line: expected at most {} brackets one in another, found more", depth_));
        auto& value = add(kind);
        levels_[depth_++] = {&value, nullptr};
        return true;
    }

    std::string_view keep(const std::string& text) {
        if (text.empty()) return {};
        auto* copy = static_cast<char*>(arena_.allocate(text.size(), 1));
        std::memcpy(copy, text.data(), text.size());
        return {copy, text.size()};
    }

    std::pmr::memory_resource& arena_;
    std::string_view line_;
    std::array<Level, Document::deepest> levels_{};
    std::size_t depth_ = 0;
    std::string_view key_;
    const Value* root_ = nullptr;
};

} // namespace

const Value& Document::read(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos)
        throw BadLine("line: expected one JSON object, found an empty line");
    // nlohmann takes a zero byte for the end, and would not see what follows it.
    if (const auto zero = line.find('\0'); zero != std::string_view::npos)
        throw BadLine(
            fmt::format("line: expected one JSON object, found a zero byte at byte {}", zero + 1));

    arena_.release();
    Builder builder(arena_, line);
    json::sax_parse(line.begin(), line.end(), &builder);
    if (builder.root().kind != Kind::object)
        throw BadLine("line: expected one JSON object, found " + shown(builder.root()));
    return builder.root();
}
