// Puts phrases on the page, at the time-point that it is.
#pragma once

#include "story_page.hpp"
#include "story_phrase.hpp"

class Teller {
  public:
    // unit only chooses the wording.
    void say(const Phrases& phrases, u8 unit, Blanks blanks);
    // One sentence of two parts.
    void say(const Phrases& beginning, const Phrases& ending, u8 unit, Blanks blanks);
    void say_plainly(const std::string& sentence);

    Page page;

  private:
    Chooser chooser_;
};
