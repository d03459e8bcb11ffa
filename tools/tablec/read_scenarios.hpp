// The parts of a scenario's file.
#pragma once

#include "cards.hpp"
#include "reader.hpp"
#include "scenarios.hpp"

// path is how the table's file is called in an error.
Map read_map(const toml::table& table, const std::string& path, Row& file, const Cards& cards);

// Fills in scenario.units and scenario.leader. map_is_good: units can be told to
// be on it.
void read_roster(Row& file, Scenario& scenario, bool map_is_good, const Cards& cards);

// A text of at most so many characters, of those that every machine can show.
std::string shown_text(Row& row, const std::string& key, std::size_t most);
