// Melee and fire: is there a throw of the dice that gives what was noted?
#include <algorithm>
#include <fmt/format.h>

#include "compare.hpp"
#include "noted_unit.hpp"

namespace {

// Two dice for every difference that two average dice can have.
constexpr std::array<std::array<u8, 2>, 7> throws{
    {{2, 5}, {2, 4}, {2, 3}, {3, 3}, {3, 2}, {4, 2}, {5, 2}}};

class Exchange {
  public:
    explicit Exchange(const Note& note) : note_(note), is_fire_(note.kind == NoteKind::fire) {
        for (std::size_t side = 0; side < 2; ++side) want(side);
        const bool men_known = note.units[0].known[trait_men] && note.units[1].known[trait_men];
        for (std::size_t side = 0; side < 2; ++side)
            if (!note.units[side].known[trait_men] && needs_men()) men_missing_.push_back(side);
        checks_men_ = men_known;
    }

    Verdict judge(const std::vector<Variant>& variants) {
        Verdict verdict;
        const Fillings fillings(note_, wanted_);
        verdict.missing = fillings.missing();
        for (const auto side : men_missing_)
            verdict.missing.push_back("the men of " + note_.units[side].name);
        const bool is_bare = !anything_noted();
        if (is_bare) verdict.missing.emplace_back("anything that was shown");
        std::map<Readings, Answer> known; // strict or not is the same to an exchange
        for (const auto& variant : variants) {
            rules_readings = variant.readings;
            const bool is_open = is_bare || fillings.too_many();
            const auto [found, is_new] = known.emplace(variant.readings, Answer::some);
            if (is_new && !is_open) found->second = answer(fillings);
            verdict.answers.push_back(found->second);
        }
        rules_readings = 0;
        if (!is_bare && !fillings.too_many()) verdict.given = given(fillings);
        return verdict;
    }

  private:
    const std::array<Maybe, shown_of_side>& shown(std::size_t side) const {
        return note_.shown[side];
    }
    bool notes_kills() const { return shown(0)[shown_kills] || shown(1)[shown_kills]; }
    bool needs_men() const { return notes_kills() || note_.result.has_value(); }
    bool anything_noted() const {
        bool noted = note_.result.has_value();
        for (const auto& side : note_.shown)
            for (const auto& value : side) noted |= value.has_value();
        return noted;
    }

    // Only what bears on what was noted need be known.
    void want(std::size_t side) {
        const auto other = side ^ 1;
        const auto& s = shown(side);
        const bool sum = s[shown_total] || s[shown_percent] || s[shown_kills] || note_.result;
        auto& mine = wanted_[side];
        auto& theirs = wanted_[other];
        if (sum || s[shown_wf]) {
            mine[is_fire_ ? trait_missile : trait_weapon] = true;
            if (!is_fire_ && !note_.units[side].known[trait_weapon]) mine[trait_type] = true;
            theirs[trait_type] = true;
        }
        if (sum || s[shown_tf]) {
            mine[trait_race] = theirs[trait_race] = true;
            theirs[trait_shield] = theirs[trait_type] = theirs[trait_terrain] = true;
            mine[trait_blade] = theirs[trait_guard] = true;
            if (is_fire_) theirs[trait_moved] = mine[trait_missile] = true;
        }
        if (!is_fire_ && (sum || s[shown_rf])) mine[trait_class] = true;
        if (is_fire_) wanted_[0][trait_missile] = true; // it has some, or could not fire
    }

    bool answers_fire() const {
        if (note_.answers) return *note_.answers != 0;
        const auto& s = shown(DEFENDER);
        return std::any_of(s.begin(), s.end(),
                           [](const Maybe& value) { return value.has_value(); });
    }

    void resolve(std::size_t first, std::size_t second) const {
        static u8 script[4];
        if (is_fire_) {
            script[0] = static_cast<u8>(first);
            script[1] = static_cast<u8>(second);
            dice_script(script, 2);
            fire_resolve(ATTACKER, DEFENDER, answers_fire());
        } else {
            std::copy(throws[first].begin(), throws[first].end(), script);
            std::copy(throws[second].begin(), throws[second].end(), script + 2);
            dice_script(script, 4);
            melee_resolve(ATTACKER, DEFENDER);
        }
        dice_script(nullptr, 0);
    }

    static int value(std::size_t side, std::size_t field) {
        switch (field) {
        case shown_wf:
            return combat_wf[side];
        case shown_tf:
            return combat_tf[side] - FACTOR_ZERO;
        case shown_rf:
            return combat_rf[side] - FACTOR_ZERO;
        case shown_total:
            return combat_total[side] - FACTOR_ZERO;
        case shown_percent:
            return combat_percent[side];
        default:
            return combat_kills[side];
        }
    }

    bool fits() const {
        for (std::size_t side = 0; side < 2; ++side)
            for (std::size_t field = 0; field < shown_of_side; ++field) {
                if (field == shown_kills && !checks_men_) continue;
                const auto& noted = shown(side)[field];
                if (noted && *noted != value(side, field)) return false;
            }
        return !note_.result || !checks_men_ || *note_.result == combat_winner;
    }

    // Weapon and tactical factors need no dice: most fillings fail at them.
    bool could_fit() const {
        if (is_fire_)
            fire_expect(ATTACKER, DEFENDER, answers_fire());
        else
            melee_expect(ATTACKER, DEFENDER);
        for (std::size_t side = 0; side < 2; ++side)
            for (const auto field : {shown_wf, shown_tf})
                if (const auto& noted = shown(side)[field]; noted && *noted != value(side, field))
                    return false;
        return true;
    }

    // Every pair of throws, until take() is true.
    template <class Take> bool any_throw(Take take) const {
        const std::size_t count = is_fire_ ? 2 * FIRE_RANDOM_WIDEST + 1 : throws.size();
        for (std::size_t first = 0; first < count; ++first)
            for (std::size_t second = 0; second < count; ++second) {
                resolve(first, second);
                if (take()) return true;
            }
        return false;
    }

    Answer answer(const Fillings& fillings) const {
        bool some = false, all = true;
        fillings.each([&] {
            const bool fit = could_fit() && any_throw([this] { return fits(); });
            some |= fit;
            all &= fit;
            return all || !some;
        });
        if (!some) return Answer::none;
        return all && (checks_men_ || !needs_men()) ? Answer::all : Answer::some;
    }

    std::string given(const Fillings& fillings) const {
        constexpr std::array<const char*, shown_of_side> words{"WF",    "TF",         "RF",
                                                               "total", "casualties", "kills"};
        constexpr std::array<const char*, 2> sides{"attacker", "defender"};
        std::array<std::array<Figures, shown_of_side>, 2> spans;
        std::array<bool, 3> wins{};
        fillings.each([&] {
            any_throw([&] {
                for (std::size_t side = 0; side < 2; ++side)
                    for (std::size_t field = 0; field < shown_of_side; ++field)
                        spans[side][field].add(value(side, field));
                wins[combat_winner] = true;
                return false;
            });
            return true;
        });
        std::string text;
        for (std::size_t side = 0; side < 2; ++side) {
            std::string part;
            for (std::size_t field = 0; field < shown_of_side; ++field)
                if (shown(side)[field] && (field != shown_kills || checks_men_))
                    part += fmt::format(" {} {}{}", words[field], spans[side][field].words(),
                                        field == shown_percent ? "%" : "");
            if (!part.empty())
                text += fmt::format("{}{}{}", text.empty() ? "" : "; ", sides[side], part);
        }
        if (note_.result && checks_men_) {
            std::string who;
            for (std::size_t i = 0; i < 3; ++i)
                if (wins[i])
                    who += (who.empty() ? "" : " or ") +
                           (i == 2 ? std::string("draw") : note_.units[i].name);
            text += fmt::format("{}result {}", text.empty() ? "" : "; ", who);
        }
        return text;
    }

    const Note& note_;
    bool is_fire_;
    Wanted wanted_{};
    std::vector<std::size_t> men_missing_;
    bool checks_men_ = false;
};

} // namespace

Verdict judge_exchange(const Note& note, const std::vector<Variant>& variants) {
    return Exchange(note).judge(variants);
}
