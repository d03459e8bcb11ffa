// Notes from text: every mistake is told with its place, and reading goes on.
#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>
#include <span>

#include "complaint.hpp"
#include "note_words.hpp"
#include "notes.hpp"

namespace {

using Names = std::span<const char* const>;

constexpr std::array yes_no{"no", "yes"};
constexpr std::array morale_words{"orders", "halt", "rout"};
constexpr std::array verbs{"scenario", "unit", "melee", "fire", "morale", "move", "tally"};
constexpr u8 type_mounted = 0x08; // of tbl_unit_type

// A mistake in the line that is being read.
struct Mistake {
    unsigned column;
    std::string what;
};

[[noreturn]] void mistake(unsigned column, const std::string& wanted, const std::string& found) {
    throw Mistake{column, fmt::format("expected {}, found {}", wanted, found)};
}

// Case does not matter, and light-woods is light woods.
std::string plain(std::string_view text) {
    std::string word(text);
    for (auto& c : word) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c == '-' || c == '_') c = ' ';
    }
    return word;
}

Maybe index_of(std::string_view word, Names names) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (plain(word) == plain(names[i])) return static_cast<int>(i);
    return {};
}

bool is_unknown(const NoteWord& word) { return word.value == "?"; }

Maybe read_choice(const NoteWord& word, Names names) {
    if (is_unknown(word)) return {};
    const auto index = index_of(word.value, names);
    if (!index) mistake(word.value_column, one_of(names) + ", or ?", in_quotes(word.value));
    return index;
}

// A sign and a percent sign may be there.
Maybe read_number(const NoteWord& word, int lowest, int highest) {
    if (is_unknown(word)) return {};
    std::string_view digits = word.value;
    if (digits.starts_with('+')) digits.remove_prefix(1);
    if (digits.ends_with('%')) digits.remove_suffix(1);
    int number = 0;
    const auto* end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, number);
    if (parsed.ec != std::errc() || parsed.ptr != end || number < lowest || number > highest)
        mistake(word.value_column,
                fmt::format("a whole number from {} to {}, or ?", lowest, highest),
                in_quotes(word.value));
    return number;
}

// Keys that are numbers, with their ranges and where they go.
struct NumberKey {
    const char* key;
    int lowest, highest;
    std::size_t index;
};

constexpr std::array side_keys{NumberKey{"wf", 0, 99, shown_wf},
                               NumberKey{"tf", -99, 99, shown_tf},
                               NumberKey{"rf", -9, 9, shown_rf},
                               NumberKey{"total", -99, 99, shown_total},
                               NumberKey{"casualties", 0, 255, shown_percent},
                               NumberKey{"kills", 0, STRENGTH_MAX, shown_kills}};
constexpr std::array part_keys{NumberKey{"dice", 0, 99, part_dice},
                               NumberKey{"close", -COUNT_MOST, COUNT_MOST, part_close},
                               NumberKey{"dead", -10, 10, part_dead},
                               NumberKey{"bs", -COUNT_MOST, COUNT_MOST, part_battles},
                               NumberKey{"rs", -COUNT_MOST, COUNT_MOST, part_routs},
                               NumberKey{"total", -999, 999, part_total},
                               NumberKey{"demons", 0, FEAR_MOST, part_demons}};
constexpr std::array unit_keys{NumberKey{"blade", 0, SPELL_POINTS_MAX, trait_blade},
                               NumberKey{"guard", 0, SPELL_POINTS_MAX, trait_guard},
                               NumberKey{"haste", 0, SPELL_POINTS_MAX, trait_haste},
                               NumberKey{"courage", 0, SPELL_POINTS_MAX, trait_courage},
                               NumberKey{"men", 0, STRENGTH_MAX, trait_men},
                               NumberKey{"first", 1, STRENGTH_MAX, trait_first}};

template <std::size_t keys, class Values>
bool take_number(const NoteWord& word, const std::array<NumberKey, keys>& known, Values& values) {
    for (const auto& key : known)
        if (plain(word.word) == key.key) {
            values[key.index] = read_number(word, key.lowest, key.highest);
            return true;
        }
    return false;
}

class Reader {
  public:
    Notes read(std::string_view text) {
        unsigned line = 0;
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            ++line;
            try {
                read_line(text.substr(0, end), line);
            } catch (const Mistake& bad) {
                notes_.errors.push_back({line, bad.column, bad.what});
            }
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return std::move(notes_);
    }

  private:
    void read_line(std::string_view text, unsigned line) {
        const auto split = split_note(text);
        if (split.bad_column) mistake(split.bad_column, split.wanted, "none");
        words_ = split.words;
        at_ = 0;
        end_column_ = static_cast<unsigned>(text.size() + 1);
        if (words_.empty()) return;
        const auto verb = words_[0].has_value ? Maybe() : index_of(words_[0].word, verbs);
        if (!verb) mistake(words_[0].column, one_of(verbs), in_quotes(words_[0].word));
        ++at_;
        if (*verb == 0) return read_scenario();
        if (*verb == 1) return read_unit();
        Note note;
        note.kind = static_cast<NoteKind>(*verb - 2);
        note.line = line;
        note.scenario = scenario_;
        note.text = words_[0].word;
        switch (note.kind) {
        case NoteKind::melee:
        case NoteKind::fire:
            read_exchange(note);
            break;
        case NoteKind::morale:
            read_morale(note);
            break;
        case NoteKind::move:
            read_move(note);
            break;
        case NoteKind::tally:
            read_tally(note);
            break;
        }
        notes_.notes.push_back(note);
    }

    // The next word without a value.
    const NoteWord& name(const std::string& wanted) {
        if (at_ == words_.size()) mistake(end_column_, wanted, "the end of the line");
        const auto& word = words_[at_];
        if (word.has_value) mistake(word.column, wanted, in_quotes(word.word + "=" + word.value));
        ++at_;
        return word;
    }

    template <class Take> void each_key(const std::string& keys, Take take) {
        std::vector<std::string> seen;
        for (; at_ < words_.size(); ++at_) {
            const auto& word = words_[at_];
            if (!word.has_value && take_section(word, seen)) continue;
            const auto key = plain(word.word);
            if (std::find(seen.begin(), seen.end(), key) != seen.end())
                mistake(word.column, "each key once", in_quotes(word.word) + " again");
            seen.push_back(key);
            if (!word.has_value || !take(word))
                mistake(word.column, keys + ", each with = and a value", in_quotes(word.word));
        }
    }

    // attacker and defender say whose the next keys are.
    bool take_section(const NoteWord& word, std::vector<std::string>& seen) {
        if (!may_have_sides_) return false;
        const auto key = plain(word.word);
        if (key != "attacker" && key != "defender") return false;
        side_ = key == "attacker" ? ATTACKER : DEFENDER;
        std::erase_if(seen, [](const std::string& k) {
            return std::any_of(side_keys.begin(), side_keys.end(),
                               [&](const NumberKey& known) { return k == known.key; });
        });
        return true;
    }

    void read_scenario() {
        const auto& word = name("the scenario's name");
        scenario_ = index_of(word.word, {scenario_id, SCENARIOS});
        if (!scenario_)
            mistake(word.column, one_of({scenario_id, SCENARIOS}), in_quotes(word.word));
        if (at_ < words_.size())
            mistake(words_[at_].column, "nothing after the scenario", in_quotes(words_[at_].word));
    }

    static NotedUnit stranger(const std::string& name) {
        NotedUnit unit{name, {}};
        // A spell that nobody noted is not there.
        for (const auto trait : {trait_blade, trait_guard, trait_haste, trait_courage, trait_moved})
            unit.known[trait] = 0;
        return unit;
    }

    // What is said again of a unit changes it; the rest stays.
    void read_unit() {
        const auto& word = name("the unit's name");
        if (word.word == "->") mistake(word.column, "the unit's name", "\"->\"");
        const auto found = units_.find(word.word);
        auto unit = found == units_.end() ? stranger(word.word) : found->second;
        may_have_sides_ = false;
        const NoteWord* weapon = nullptr;
        each_key("type, class, weapon, missile, race, shield, terrain, moved, blade, guard, haste, "
                 "courage, men and first",
                 [&](const NoteWord& field) {
                     const auto key = plain(field.word);
                     auto& known = unit.known;
                     if (key == "type") {
                         const auto type = read_choice(field, name_type);
                         if (type != known[trait_type]) known[trait_weapon].reset();
                         known[trait_type] = type;
                     } else if (key == "class")
                         known[trait_class] = read_choice(field, name_class);
                     else if (key == "weapon")
                         weapon = &field;
                     else if (key == "missile")
                         read_missile(field, known[trait_missile]);
                     else if (key == "race")
                         known[trait_race] = read_choice(field, name_race);
                     else if (key == "shield")
                         known[trait_shield] = read_choice(field, yes_no);
                     else if (key == "terrain")
                         known[trait_terrain] = read_choice(field, name_terrain);
                     else if (key == "moved")
                         known[trait_moved] = read_choice(field, yes_no);
                     else if (!take_number(field, unit_keys, known))
                         return false;
                     else
                         check_magic(field, known);
                     return true;
                 });
        if (weapon) read_weapon(*weapon, unit);
        units_[word.word] = unit;
    }

    void check_magic(const NoteWord& field, const std::array<Maybe, traits>& known) const {
        if (!scenario_ || scenario_data[*scenario_][2] & SCENARIO_MAGIC) return;
        for (const auto trait : {trait_blade, trait_guard, trait_haste, trait_courage})
            if (known[trait] != 0)
                mistake(field.value_column,
                        fmt::format("0, as there is no magic in {}", scenario_id[*scenario_]),
                        in_quotes(field.value));
    }

    static void read_missile(const NoteWord& field, Maybe& missile) {
        if (plain(field.value) == "none") {
            missile = MISSILE_NONE;
            return;
        }
        if (!is_unknown(field) && !index_of(field.value, name_missile))
            mistake(field.value_column, one_of(name_missile) + ", none, or ?",
                    in_quotes(field.value));
        missile = read_choice(field, name_missile);
    }

    // Both arms have javelins and swords, in rows of their own.
    static void read_weapon(const NoteWord& field, NotedUnit& unit) {
        unit.known[trait_weapon].reset();
        if (is_unknown(field)) return;
        const auto type = unit.known[trait_type];
        if (!type) mistake(field.column, "the type before the weapon", "no type");
        const bool mounted = tbl_unit_type[*type] & type_mounted;
        const Names chart(name_weapon);
        const auto carried =
            mounted ? chart.first(WEAPONS_MOUNTED) : chart.subspan(WEAPONS_MOUNTED);
        unit.known[trait_weapon] = *read_choice(field, carried) + (mounted ? 0 : WEAPONS_MOUNTED);
    }

    NotedUnit known_unit(const std::string& wanted) {
        const auto& word = name(wanted);
        const auto found = units_.find(word.word);
        if (found == units_.end())
            mistake(word.column, wanted + " that a line above has described", in_quotes(word.word));
        return found->second;
    }

    void read_exchange(Note& note) {
        note.units[0] = known_unit("a unit");
        if (const auto& arrow = name("->"); arrow.word != "->")
            mistake(arrow.column, "->", in_quotes(arrow.word));
        note.units[1] = known_unit("a unit");
        note.text += fmt::format(" {} -> {}", note.units[0].name, note.units[1].name);
        may_have_sides_ = true;
        side_ = 2;
        const std::string keys = note.kind == NoteKind::fire
                                     ? "attacker, defender, WF, TF, RF, total, casualties, kills, "
                                       "answers and result"
                                     : "attacker, defender, WF, TF, RF, total, casualties, kills "
                                       "and result";
        each_key(keys, [&](const NoteWord& field) {
            const auto key = plain(field.word);
            if (key == "result") {
                const std::string draw = "draw";
                const std::array<const char*, 3> winners{note.units[0].name.c_str(),
                                                         note.units[1].name.c_str(), draw.c_str()};
                note.result = read_choice(field, winners);
                return true;
            }
            if (key == "answers" && note.kind == NoteKind::fire) {
                note.answers = read_choice(field, yes_no);
                return true;
            }
            const bool is_side_key =
                std::any_of(side_keys.begin(), side_keys.end(),
                            [&](const NumberKey& known) { return key == known.key; });
            if (is_side_key && side_ > DEFENDER)
                mistake(field.column, "attacker or defender before it", in_quotes(field.word));
            return is_side_key && take_number(field, side_keys, note.shown[side_]);
        });
    }

    void read_morale(Note& note) {
        note.units[0] = known_unit("a unit");
        note.text += " " + note.units[0].name;
        may_have_sides_ = false;
        each_key("dice, close, dead, BS, RS, total, demons and result", [&](const NoteWord& field) {
            if (plain(field.word) == "result") {
                note.result = read_choice(field, morale_words);
                return true;
            }
            return take_number(field, part_keys, note.part);
        });
        // The display shows losses as what they take away; both signs are meant so.
        if (auto& dead = note.part[part_dead]; dead && *dead < 0) dead = -*dead;
    }

    void read_move(Note& note) {
        note.units[0] = known_unit("a unit");
        note.text += " " + note.units[0].name;
        may_have_sides_ = false;
        each_key("terrain and time", [&](const NoteWord& field) {
            const auto key = plain(field.word);
            if (key == "terrain")
                note.terrain = read_choice(field, name_terrain);
            else if (key == "time")
                note.time = read_number(field, 0, 255);
            else
                return false;
            return true;
        });
    }

    void read_tally(Note& note) {
        may_have_sides_ = false;
        constexpr int most = 2'000'000; // 63 units of the heaviest
        each_key("north, south, margin and result", [&](const NoteWord& field) {
            const auto key = plain(field.word);
            if (key == "north")
                note.totals[NORTH] = read_number(field, 0, most);
            else if (key == "south")
                note.totals[SOUTH] = read_number(field, 0, most);
            else if (key == "margin")
                note.margin = read_number(field, 0, 255);
            else if (key == "result")
                note.result = read_choice(field, name_margin);
            else
                return false;
            return true;
        });
    }

    Notes notes_;
    std::map<std::string, NotedUnit> units_;
    Maybe scenario_;
    std::vector<NoteWord> words_;
    std::size_t at_ = 0;
    unsigned end_column_ = 1;
    bool may_have_sides_ = false;
    std::size_t side_ = 2; // whose keys come; 2 is nobody's yet
};

} // namespace

Notes read_notes(std::string_view text) { return Reader().read(text); }
