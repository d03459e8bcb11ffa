// battle: waiting, spells, levels.
#include "sections.hpp"

void read_battle(Row file, Cards& cards) {
    auto wait = file.section("wait");
    constant(wait, "most", "points", "WAIT_MOST", 1, 100, cards);
    wait.done();

    auto spell = file.section("spell");
    constant(spell, "near", "hexes", "SPELL_HEXES", 0, 15, cards);
    constant(spell, "lasts", "points", "SPELL_LASTS", 1, 100, cards);
    constant(spell, "most", "points", "SPELL_MOST", 1, 9, cards);
    constant(spell, "hasten", "lowest", "HASTE_LOWEST", 1, 9, cards);
    spell.done();

    auto level = file.section("level");
    constant(level, "strength", "percent", "LEVEL_PERCENT", 0, 100, cards);
    constant(level, "morale", "points", "LEVEL_MORALE", 0, 100, cards);
    level.done();
    file.done();
}
