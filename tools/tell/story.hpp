// The battle as a story, for people.
#pragma once

#include <array>

#include "report.hpp"
#include "story_beat.hpp"
#include "story_fights.hpp"
#include "story_marches.hpp"
#include "story_teller.hpp"

class Story : public Report {
  public:
    void event() override;
    void order_begins() override;
    void order_done() override;
    void close(bool is_over) override;

  private:
    void event_of_order();
    void event_of_clock();
    void new_time();
    void tell_hour(const char* hour);
    void tell_rally();
    void tell_cast();
    void tell_end();
    void tell_armies(); // whose morale has fallen far

    Teller teller_;
    Fights fights_{teller_};
    Marches marches_{teller_};
    Beat beat_;
    bool in_order_ = false;
    std::array<u16, ARMIES> morale_at_dawn_{};
    std::array<u8, ARMIES> gloom_{}; // how much of the fall has been told: 0 to 2
    std::array<u8, UNITS_MAX> ran_at_{};
};
