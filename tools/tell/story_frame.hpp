// What stands before and behind the story: who came, and what is left of them.
#pragma once

#include "story_page.hpp"

void tell_opening(Page& page);

// The losses of each unit.
void tell_losses(Page& page);
// The tally and who has won; the battle is over.
void tell_verdict(Page& page);
