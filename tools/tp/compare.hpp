// Notes of the original held against the rules in all their variants.
#pragma once

#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include "notes.hpp"

namespace CLI {
class App;
}

using Readings = std::remove_cv_t<decltype(rules_readings)>;

struct Variant {
    Readings readings = 0;
    bool strict = false;
};

// Every combination of readings, with and without strict; as it is played first.
std::vector<Variant> all_variants();
// "as it is played", or the options that make it.
std::string variant_name(const Variant& variant);

// Of all ways to fill in what the notes leave out, chance apart: how many agree with
// what was noted, with some throw of the dice.
enum class Answer : unsigned char { none, some, all };

struct Verdict {
    std::vector<Answer> answers;      // in the order of the variants
    std::vector<std::string> missing; // what would have to be known
    std::string given;                // what the rules give, as it is played
};

Verdict judge(const Note& note, const std::vector<Variant>& variants);

// The verdict on a note of one kind; they set rules_readings themselves.
Verdict judge_exchange(const Note& note, const std::vector<Variant>& variants);
Verdict judge_morale(const Note& note, const std::vector<Variant>& variants);
Verdict judge_move(const Note& note, const std::vector<Variant>& variants);
Verdict judge_tally(const Note& note, const std::vector<Variant>& variants);

// What a quantity can be: "4", "2, 3", "-1 to 3".
class Figures {
  public:
    void add(int value) { ++seen_[value]; }
    std::string words() const;

  private:
    std::map<int, unsigned> seen_;
};

// The verdicts line by line and what follows from them. True if nothing speaks
// against the rules as they are played.
bool tell_verdicts(const std::string& file, const Notes& notes, std::string& out);

void add_compare(CLI::App& tp, int& status);
