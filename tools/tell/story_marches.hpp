// Sums up the moves of both armies now and then.
#pragma once

#include <array>
#include <bitset>

#include "story_teller.hpp"

class Marches {
  public:
    explicit Marches(Teller& teller) : teller_(teller) {}

    void moved(u8 unit); // under orders, not in rout
    void tell_dawn();
    // A new time-point: tells what there is to tell, if it is time. After the
    // first clash the moves give way to the fighting.
    void tell_if_due(bool has_clashed, u8 last_fight);

  private:
    using Units = std::bitset<UNITS_MAX>;

    void tell(bool has_clashed);

    Teller& teller_;
    std::array<Units, ARMIES> moved_; // since it was last told
    unsigned told_at_ = 0;
    u8 foremost_ = NO_UNIT; // when it was last told
};
