#include "story_frame.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "losses.hpp"
#include "story_names.hpp"
#include "story_phrase.hpp"
#include "story_words.hpp"

namespace {

constexpr const char* sides[] = {"from the north", "from the south"};

std::string troops(u8 unit) {
    std::string text;
    if (unit_race[unit] != RACE_HUMAN) text = sentence_case(name_race[unit_race[unit]]) + ' ';
    text += fmt::format("{}, {}", words::type[unit_type[unit]], words::arms[unit_weapon[unit]]);
    const auto missile = unit_missile[unit];
    if (missile != MISSILE_NONE) text += fmt::format(", {}", words::missiles[missile]);
    if (unit_shield[unit]) text += ", shields";
    if (unit_spells[unit]) text += ", magic";
    if (unit_state[unit] == STATE_COMING) text += "; late";
    return text;
}

std::string name_of(u8 unit) {
    return scenario_name[battle_scenario][unit];
}

void tell_army(Page& page, u8 army) {
    page.gap();
    page.line(fmt::format("{}, {} strong, {} (men, class, arms)", sentence_case(army_called(army)),
                          with_commas(count_losses(army).began), sides[army]));
    u32 illusions = 0;
    for (u8 unit = 0; unit < unit_count; ++unit) {
        if (unit_army[unit] != army) continue;
        if (unit_illusion[unit])
            ++illusions;
        else
            page.line(fmt::format("  {:<14} {:>5}  {}  {}", name_of(unit),
                                  with_commas(unit_men(unit)), name_class[unit_class[unit]],
                                  troops(unit)));
    }
    if (illusions)
        page.line(fmt::format("  and {} replicas of {}, of whom nobody knows that they are",
                              in_words(illusions), name_of(setup_leader)));
}

std::string fate(u8 unit) {
    switch (unit_state[unit]) {
    case STATE_ROUTED: return "in rout";
    case STATE_COMING: return "never came";
    case STATE_GONE: return unit_men(unit) ? "fled the field" : "wiped out";
    default: return "";
    }
}

std::string row(const std::string& name, const Losses& losses, const std::string& note) {
    auto line = fmt::format("  {:<16} {:>6} {:>6} {:>6} {:>6}  {}", name, with_commas(losses.began),
                            with_commas(losses.dead), with_commas(losses.fled + losses.routed),
                            with_commas(losses.left()), note);
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

} // namespace

void tell_opening(Page& page) {
    const std::string title = scenario_title[battle_scenario];
    page.line(title);
    page.line(std::string(title.size(), '='));
    page.gap();
    page.plain(scenario_story[battle_scenario]);
    tell_army(page, NORTH);
    tell_army(page, SOUTH);
    page.gap();
}

void tell_losses(Page& page) {
    for (u8 army = NORTH; army < ARMIES; ++army) {
        page.gap();
        page.line(sentence_case(army_called(army)));
        page.line(
            fmt::format("  {:<16} {:>6} {:>6} {:>6} {:>6}", "", "began", "dead", "ran", "left"));
        for (u8 unit = 0; unit < unit_count; ++unit)
            if (unit_army[unit] == army && !unit_illusion[unit])
                page.line(row(name_of(unit), unit_losses(unit), fate(unit)));
        page.line(row("together", count_losses(army), ""));
    }
}

void tell_verdict(Page& page) {
    page.gap();
    page.plain(fmt::format("By what is left and what it is worth, {} to {}{}: a margin of {}%.",
                           with_commas(tally_total[NORTH]), with_commas(tally_total[SOUTH]),
                           battle_end == END_NIGHTFALL ? "" : ", the retreat counted",
                           tally_margin));
    if (tally_winner == TALLY_NO_ARMY)
        page.plain("The day is a draw.");
    else
        page.plain(fmt::format("The day is a {} for {}.", name_margin[tally_result],
                               army_called(tally_winner)));
}
