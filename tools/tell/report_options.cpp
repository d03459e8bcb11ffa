#include "report_options.hpp"

#include <iostream>

#include "command_options.hpp"
#include "journal_file.hpp"
#include "report_hashes.hpp"
#include "report_json.hpp"
#include "standard_output.hpp"
#include "story.hpp"

void add_report_options(CLI::App& command, ReportOptions& options) {
    add_flag(command, "--transcript", options.transcript, "The story of the battle (the default)");
    add_flag(command, "--json", options.json, "Instead a line of JSON for each event");
    add_flag(command, "--hashes", options.hashes,
             "Instead the state's hash at each time-point and at the end");
    add_file(command, "--journal", options.journal, "Write the game to this file, for tp replay");
}

std::unique_ptr<Report> make_report(const ReportOptions& options) {
    if (options.transcript + options.json + options.hashes > 1)
        refuse_options("--transcript, --json, --hashes",
                       "expected at most one of them, found more");
    if (options.json) return std::make_unique<JsonReport>();
    if (options.hashes) return std::make_unique<HashReport>();
    return std::make_unique<Story>();
}

int deliver(const char* program, const ReportOptions& options, const Report& report) {
    int status = 0;
    if (!options.journal.empty()) {
        const auto problem = write_journal(options.journal);
        if (!problem.empty()) {
            std::cerr << program << ": " << problem << "\n";
            status = 1;
        }
    }
    write_all(report.text());
    return status;
}
