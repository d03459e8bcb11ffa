// The readers of the single data files, in the order they must run in.
#pragma once

#include "cards.hpp"
#include "reader.hpp"

void read_sources(Row file, Library& library);
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

// Hands each row of a list to take(index, row), where the text under key says
// which of names the row is about; a name without a row or with two is an error.
template <class Take>
void for_each_name(Row& file, const std::string& list, const std::string& key,
                   const std::vector<std::string>& names, Take take) {
    std::vector<bool> seen(names.size(), false);
    for (auto& row : file.rows(list)) {
        const auto errors = row.diagnostics().count();
        const auto index = row.choice(key, names);
        if (row.diagnostics().count() == errors) {
            if (seen[index])
                row.diagnostics().expected(row.place(key), "one row for each " + key,
                                           in_quotes(names[index]) + " again");
            seen[index] = true;
            take(index, row);
        }
        row.sourced();
        row.done();
    }
    for (Index i = 0; i < names.size(); ++i)
        if (!seen[i] && file.has(list))
            file.diagnostics().expected(file.place(list),
                                        "a row for " + key + " " + in_quotes(names[i]), "none");
}

// A section that is one sourced value: number(key) of it becomes a constant.
void constant(Row& parent, const std::string& section, const std::string& key,
              const std::string& name, long lowest, long highest, Cards& cards);

// The same for a value that the programs rely on and cannot follow if it changes.
void fixed(Row& parent, const std::string& section, const std::string& key, long value);

// An id becomes part of a name in C and ca65, so it must be fit for that.
void check_name(const std::string& id, Row& row, const std::string& key = "id");
