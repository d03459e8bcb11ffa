// What the conformance page is made of besides the values: which rules there are,
// and what each line of the cards is. It is in data/<game>/provenance.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "cards.hpp"

struct Rule {
    std::string id, title, part;
    std::vector<std::string> sources, rulings;
    std::vector<std::string> cells; // paths of the values it uses, or their beginnings
    std::vector<std::string> code;  // game/shattered/melee.c:melee_resolve
    std::vector<std::string> tests; // emu-tests/unit/test_melee.c:test_...
    Place place = {};
};

// The first five say something, and a rule or a value must cite them.
inline constexpr std::array line_kinds{"rule",    "chart",        "display", "example", "story",
                                       "heading", "introduction", "imprint", "noise",   "blank"};
constexpr std::size_t telling_kinds = 5;

struct LineAccount {
    std::string file;
    std::vector<std::size_t> kind; // by line, the first is 0
    std::vector<bool> errata;
    Place place = {};
};

struct Provenance {
    std::vector<Rule> rules;
    std::vector<std::string> settled; // rulings that nothing could overturn
    std::vector<LineAccount> accounts;
};

Provenance read_provenance(const std::filesystem::path& folder, const Cards& cards,
                           Diagnostics& diagnostics);
