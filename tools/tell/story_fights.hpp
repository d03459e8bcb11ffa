// Tells what came of a fighting order. What is like the last time, and decides
// nothing, is summed up now and then.
#pragma once

#include <array>
#include <map>
#include <utility>

#include "story_beat.hpp"
#include "story_teller.hpp"

class Fights {
  public:
    explicit Fights(Teller& teller) : teller_(teller) {}

    void tell(const Beat& beat);
    // Those not told, if there are at least so many.
    void tell_meanwhile(unsigned from);

    bool have_begun() const { return clashed_; }
    // The time-point of the last one, told or not.
    u8 last_time() const { return last_time_; }

  private:
    struct Sum {
        unsigned count = 0;
        std::array<u32, ARMIES> dead{};
    };

    void tell_melee(const Beat& beat);
    void tell_fire(const Beat& beat);
    void tell_refusal(const Beat& beat);
    void tell_illusion(const Beat& beat);
    void tell_consequences(const Beat& beat);
    void tell_rout(const Beat& beat);
    void tell_sum(Sum& sum, const Phrases& phrases);
    void add(Sum& sum, const Beat& beat);

    Teller& teller_;
    std::map<std::pair<u8, u8>, u8> last_met_; // when two units met, the lower one first
    std::map<u8, u8> last_target_;             // of who shoots
    bool clashed_ = false, blood_ = false;     // the first melee, the first dead are told
    u8 last_time_ = 0;
    Sum melees_, volleys_;
};
