// Moves and the tally at the end.
#include <fmt/format.h>

#include "compare.hpp"
#include "noted_unit.hpp"

Verdict judge_move(const Note& note, const std::vector<Variant>& variants) {
    Verdict verdict;
    Wanted wanted{};
    wanted[0][trait_type] = wanted[0][trait_race] = wanted[0][trait_haste] = true;
    const Fillings fillings(note, wanted);
    verdict.missing = fillings.missing();
    if (!note.terrain) verdict.missing.emplace_back("the terrain entered");
    if (!note.time) verdict.missing.emplace_back("the time it took");
    Figures given;
    for (const auto& variant : variants) {
        rules_readings = variant.readings;
        if (!note.terrain || !note.time) {
            verdict.answers.push_back(Answer::some);
            continue;
        }
        bool some = false, all = true;
        fillings.each([&] {
            const auto cost = field_cost(0, static_cast<u8>(*note.terrain));
            const bool hastened = variant.strict && unit_haste[0] != 0;
            const bool fits = !hastened && cost != PROHIBITED && cost == *note.time;
            if (&variant == variants.data() && cost != PROHIBITED) given.add(cost);
            some |= fits;
            all &= fits;
            return true;
        });
        verdict.answers.push_back(!some ? Answer::none : all ? Answer::all : Answer::some);
    }
    rules_readings = 0;
    verdict.given = "time " + given.words();
    if (given.words().empty()) verdict.given = "prohibited ground";
    return verdict;
}

Verdict judge_tally(const Note& note, const std::vector<Variant>& variants) {
    Verdict verdict;
    const bool known = note.totals[NORTH] && note.totals[SOUTH];
    if (!note.totals[NORTH]) verdict.missing.emplace_back("the total of the north");
    if (!note.totals[SOUTH]) verdict.missing.emplace_back("the total of the south");
    if (!note.margin && !note.result) verdict.missing.emplace_back("the margin or the result");
    for (const auto& variant : variants) {
        rules_readings = variant.readings;
        if (!known || (!note.margin && !note.result)) {
            verdict.answers.push_back(Answer::some);
            continue;
        }
        tally_total[NORTH] = static_cast<u32>(*note.totals[NORTH]);
        tally_total[SOUTH] = static_cast<u32>(*note.totals[SOUTH]);
        tally_close(TALLY_NO_ARMY); // the 15% are in the totals
        const bool fits = (!note.margin || *note.margin == tally_margin) &&
                          (!note.result || *note.result == tally_result);
        if (&variant == variants.data())
            verdict.given = fmt::format("margin {}%, {}", tally_margin, name_margin[tally_result]);
        verdict.answers.push_back(fits ? Answer::all : Answer::none);
    }
    rules_readings = 0;
    return verdict;
}
