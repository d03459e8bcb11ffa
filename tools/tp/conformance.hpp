// Where every value and rule of the game comes from: what the conformance page shows,
// put together from the data, the code and the tests, and checked.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "conformance_code.hpp"
#include "tablec/provenance.hpp"
#include "tablec/tables.hpp"

enum class Standing { printed, errata, ruling };

// One value, or one that is worked out of a chart's formula.
struct CellView {
    Cell cell;
    std::string id;                // of its place on the page
    std::vector<std::string> name; // movement, cost, HI, light woods
    std::string formula;           // of one that is worked out
    Standing standing = Standing::printed;
    std::vector<std::size_t> rules; // that use it
};

struct RuleView {
    Rule rule;
    Standing standing = Standing::printed;
    std::vector<Spot> code, tests;
    std::vector<std::size_t> cells;
};

// What cites a line of a card: a rule or a value, by its place on the page.
struct Citing {
    std::string id, name;
};

struct Conformance {
    std::filesystem::path root;
    Cards cards;
    Tables tables;
    Provenance provenance;
    std::vector<CellView> cells;
    std::vector<RuleView> rules;
    std::map<std::string, std::vector<Citing>> citing; // by "document:line"

    bool is_settled(const Ruling& ruling) const;
    std::vector<std::size_t> rules_of(const Ruling& ruling) const;
    std::vector<std::size_t> cells_of(const Ruling& ruling) const;
};

// May be used only if diagnostics is clean.
Conformance gather_conformance(const std::filesystem::path& root, Diagnostics& diagnostics);

// Everything that must hold of it; of conformance_check.cpp.
void check_conformance(const Conformance& conformance, Diagnostics& diagnostics);

// The two pages. to_root leads from the page's folder to the project's.
std::string conformance_page(const Conformance& conformance, const std::string& to_root);
std::string conformance_markdown(const Conformance& conformance, const std::string& to_root);
