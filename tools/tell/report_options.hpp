// How tp battle and tp replay tell a battle.
#pragma once

#include <memory>
#include <string>

#include "report.hpp"

namespace CLI {
class App;
}

struct ReportOptions {
    bool transcript = false, json = false, hashes = false;
    std::string journal; // a file to write, or nothing
};

void add_report_options(CLI::App& command, ReportOptions& options);

// The transcript, if nothing else was asked for; CLI::ValidationError if too much was.
std::unique_ptr<Report> make_report(const ReportOptions& options);

// Once the battle is over: the journal into its file, the text to standard
// output. program is who complains. The exit status of the command.
int deliver(const char* program, const ReportOptions& options, const Report& report);
