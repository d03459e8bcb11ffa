// The units of a note, put where the rules look, with every way to fill in the gaps.
#pragma once

#include <functional>

#include "notes.hpp"

// What must be known of the two units; others do not matter.
using Wanted = std::array<std::array<bool, traits>, 2>;

class Fillings {
  public:
    Fillings(const Note& note, const Wanted& wanted);

    // Too many to try.
    bool too_many() const;
    // "the race of Pikes"
    const std::vector<std::string>& missing() const { return missing_; }

    // Calls take() for every filling, with the units in the game's arrays 0 and 1.
    // take() returns false to stop.
    void each(const std::function<bool()>& take) const;

  private:
    struct Gap {
        std::size_t unit, trait;
        std::vector<int> values;
    };
    bool is_possible(const std::array<std::array<int, traits>, 2>& values) const;

    const Note& note_;
    std::vector<Gap> gaps_;
    std::vector<std::string> missing_;
};
