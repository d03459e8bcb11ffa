// The output files of the compiler, as text and bytes.
#pragma once

#include <map>
#include <string>

#include "tables.hpp"

// File name -> contents: tables.h, tables.c, tables.inc, tables.bin, names.h,
// names.c, tables.txt, scenarios.c. game is the folder's name, named in every file's head.
std::map<std::string, std::string> render(const Tables& tables, const std::string& game);

// Of write_scenarios.cpp: scenarios.c without its first line, and the end of the report.
std::string scenarios_source(const Tables& tables);
std::string scenarios_report(const Tables& tables);

// docs/rulings.md
std::string render_rulings(const Cards& cards);

// The manual with its tables as the data has them now. Throws std::runtime_error if its
// markers are not those of the tables, each once.
std::string render_manual(const Cards& cards, const std::string& manual);
