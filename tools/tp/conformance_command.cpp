#include "conformance_command.hpp"

#include <fstream>
#include <iostream>
#include <memory>

#include "conformance.hpp"
#include "standard_output.hpp"

namespace fs = std::filesystem;

namespace {

constexpr auto description = "Writes where every value and rule comes from, as a page";

constexpr auto footer = R"(Reads the data, the code and the tests of the project, and fails with
file:line:column and a sentence where a rule has no test, a function or a test
that is named is not there, a value has no source or no rule, or a line of the
cards that says something is cited by nothing. Then it writes nothing.

Example:
  tp report --out page.html --rules docs/rules.md)";

struct ReportFiles {
    std::string out, rules, root = ".";
};

// From the folder of a file to the project's, with / at its end.
std::string to_root(const fs::path& file, const fs::path& root) {
    const auto folder = fs::absolute(file).lexically_normal().parent_path();
    const auto way =
        fs::absolute(root).lexically_normal().lexically_relative(folder).generic_string();
    if (way.empty() || way == ".") return "";
    return way.ends_with('/') ? way : way + "/";
}

// Whole or not at all: a page that is half written would look finished.
void write(const fs::path& path, const std::string& text) {
    const fs::path fresh = path.string() + ".new";
    std::ofstream out(fresh, std::ios::binary);
    out << text;
    out.close();
    std::error_code problem;
    if (out) fs::rename(fresh, path, problem);
    if (!out || problem) {
        std::error_code ignored;
        fs::remove(fresh, ignored);
        throw std::system_error(std::make_error_code(std::errc::io_error),
                                "cannot write " + path.string());
    }
}

int report(const ReportFiles& files) {
    Diagnostics diagnostics;
    const auto conformance = gather_conformance(files.root, diagnostics);
    if (!diagnostics.clean()) {
        diagnostics.print(std::cerr);
        return 1;
    }
    if (!files.out.empty())
        write(files.out, conformance_page(conformance, to_root(files.out, files.root)));
    if (!files.rules.empty())
        write(files.rules, conformance_markdown(conformance, to_root(files.rules, files.root)));
    return 0;
}

} // namespace

void add_report(CLI::App& tp, int& status) {
    const auto files = std::make_shared<ReportFiles>();
    auto* command = tp.add_subcommand("report", description);
    command->footer(footer);
    command->add_option("--out", files->out, "The page, one file of HTML")->type_name("FILE");
    command->add_option("--rules", files->rules, "The rules as Markdown")->type_name("FILE");
    command->add_option("--root", files->root, "The project's folder")
        ->type_name("FOLDER")
        ->capture_default_str();
    command->callback([&status, files] {
        status = run_command("tp report", [&] {
            try {
                return report(*files);
            } catch (const std::logic_error& problem) { // the charts no longer fit the data
                std::cerr << "tp report: " << problem.what() << "\n";
                return 1;
            }
        });
    });
}
