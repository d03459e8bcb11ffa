// Phrases with blanks, and which of several is used when.
#pragma once

#include <array>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

#include "rules.hpp"

// Several ways to say one thing; the rest is empty.
struct Phrases {
    static constexpr std::size_t most = 8;
    const char* of[most];

    std::size_t count() const;
};

// What stands in the blank {key}. A number may be followed by a verb that agrees
// with it: {k:fall} is "one falls" or "seven fall".
struct Blank {
    Blank(std::string_view key_, std::string text_) : key(key_), text(std::move(text_)) {}
    Blank(std::string_view key_, u32 number_);

    std::string_view key;
    std::string text;
    bool is_one = false;
};
using Blanks = std::initializer_list<Blank>;

// With each sentence beginning in a capital.
std::string filled(std::string_view phrase, Blanks blanks);
std::string sentence_case(std::string text);

// Of the phrases used least so far, and never the last one again, the one that the
// time-point and a unit choose: the same battle is always told in the same words.
class Chooser {
  public:
    const char* choose(const Phrases& phrases, unsigned time, u8 unit);

  private:
    struct Uses {
        std::array<unsigned, Phrases::most> count{};
        std::size_t last = Phrases::most;
    };
    std::map<const Phrases*, Uses> uses_;
};
