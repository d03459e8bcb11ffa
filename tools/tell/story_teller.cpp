#include "story_teller.hpp"

void Teller::say(const Phrases& phrases, u8 unit, Blanks blanks) {
    say_plainly(filled(chooser_.choose(phrases, battle_clock, unit), blanks));
}

void Teller::say(const Phrases& beginning, const Phrases& ending, u8 unit, Blanks blanks) {
    const std::string first = chooser_.choose(beginning, battle_clock, unit);
    say_plainly(filled(first + chooser_.choose(ending, battle_clock, unit), blanks));
}

void Teller::say_plainly(const std::string& sentence) {
    page.say(battle_clock, sentence);
}
