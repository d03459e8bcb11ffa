// The rules as packed bytes, with the constants that go with them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cards.hpp"

struct Table {
    std::string name;   // tbl_...
    std::string layout; // how to index it and what its bits are
    std::vector<std::uint8_t> bytes;
    std::size_t cells; // how many bytes it would take with one value a byte
};

// The texts a person reads, by id.
struct Names {
    std::string name; // name_...
    std::vector<std::string> words;
};

struct PackedScenario {
    Scenario scenario;
    std::vector<std::uint8_t> bytes;
};

struct Tables {
    std::vector<Table> tables;
    std::vector<Names> names;
    std::vector<Constant> constants;
    std::vector<PackedScenario> scenarios;
};

Tables pack(const Cards& cards);

// Adds the scenarios and their constants, and RULES_VERSION: a checksum of all the
// rest, so it comes last.
void pack_scenarios(const Cards& cards, Tables& tables);
