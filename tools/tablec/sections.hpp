// The readers of the single data files, in the order they must run in.
#pragma once

#include "cards.hpp"
#include "reader.hpp"

void read_sources(Row file, Library& library, Cards& cards);
void read_rulings(Row file, Library& library, Cards& cards);
void read_terrain(Row file, Cards& cards);
void read_units(Row file, Cards& cards);
void read_movement(Row file, Cards& cards);
void read_weapons(Row file, Cards& cards);
void read_tactics(Row file, Cards& cards);
void read_races(Row file, Cards& cards);
void read_training(Row file, Cards& cards);
void read_casualties(Row file, Cards& cards);
void read_morale(Row file, Cards& cards);
void read_victory(Row file, Cards& cards);
void read_sight(Row file, Cards& cards);
void read_battle(Row file, Cards& cards);
// Every TOML file of the folder. Uses all that the others have read.
// own, if not empty, stands in place of the one with its number, or behind the last.
void read_scenarios(const std::filesystem::path& folder, const std::filesystem::path& own,
                    Library& library, Cards& cards);

// Of read_cards.cpp: a file of the folder, or an error.
std::optional<toml::table> parse(const std::filesystem::path& folder, const std::string& name,
                                 Diagnostics& diagnostics);

// True for as long as no error has come since it was made. A check that only
// makes sense of good values asks it first: one mistake, one message.
class Fine {
  public:
    explicit Fine(const Diagnostics& diagnostics)
        : diagnostics_(diagnostics), errors_(diagnostics.count()) {}
    explicit operator bool() const { return diagnostics_.count() == errors_; }

  private:
    const Diagnostics& diagnostics_;
    std::size_t errors_;
};

// Hands each row of a list to take(index, row), where the text under key says
// which of names the row is about; a name without a row or with two is an error.
template <class Take>
void for_each_name(Row& file, const std::string& list, const std::string& key,
                   const std::vector<std::string>& names, Take take) {
    std::vector<bool> seen(names.size(), false);
    const Fine is_list(file.diagnostics());
    auto rows = file.rows(list, 255);
    bool named = is_list && !rows.empty();
    for (auto& row : rows) {
        const Fine known(row.diagnostics());
        const auto index = row.choice(key, names);
        const bool is_known = static_cast<bool>(known);
        row.sourced();
        if (!is_known) { // what else it should hold, and which row is now missing, is not clear
            named = false;
            continue;
        }
        if (seen[index])
            row.diagnostics().expected(row.place(key), "one row for each " + key,
                                       in_quotes(names[index]) + " again");
        seen[index] = true;
        take(index, row);
        row.done();
    }
    for (Index i = 0; named && i < names.size(); ++i)
        if (!seen[i])
            file.diagnostics().expected(file.place(list),
                                        "a row for " + key + " " + in_quotes(names[i]), "none");
}

// A section that is one sourced value: number(key) of it becomes a constant.
void constant(Row& parent, const std::string& section, const std::string& key,
              const std::string& name, long lowest, long highest, Cards& cards);

// The same for a value that the programs rely on and cannot follow if it changes.
void fixed(Row& parent, const std::string& section, const std::string& key, long value);

// An id becomes part of a name in C and ca65, so it must be fit for that, and
// the names of two ids must not become the same.
class Ids {
  public:
    // taken: what the programs already call something else.
    explicit Ids(const std::vector<std::string>& taken = {});
    // The id is under key, and is called noun in an error.
    void add(const std::string& id, Row& row, const std::string& key, const std::string& noun);
    void add(const std::string& id, Row& row, const std::string& key = "id") {
        add(id, row, key, key);
    }

  private:
    std::map<std::string, std::string> ids_; // by the name; "" is not of the data
};
