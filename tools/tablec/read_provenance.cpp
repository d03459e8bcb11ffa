#include "provenance.hpp"

#include <charconv>
#include <fmt/format.h>

#include "sections.hpp"

namespace {

constexpr std::size_t no_kind = line_kinds.size();

// "7, 21, 71-73" into take(line), each from 1 to last.
template <class Take> void for_each_line(Row& row, const std::string& key, long last, Take take) {
    const auto text = row.text(key);
    const char* at = text.data();
    const char* end = at + text.size();
    const auto number = [&] {
        long line = 0;
        const auto parsed = std::from_chars(at, end, line);
        at = parsed.ptr;
        return parsed.ec == std::errc() && line >= 1 && line <= last ? line : 0;
    };
    bool good = true;
    while (good && at != end) {
        const auto first = number();
        auto until = first;
        if (at != end && *at == '-') ++at, until = number();
        good = first != 0 && until >= first && (at == end || *at == ',');
        for (auto line = first; good && line <= until; ++line) take(static_cast<std::size_t>(line));
        if (good && at != end) ++at;
        while (good && at != end && *at == ' ') ++at;
    }
    if (!good)
        row.diagnostics().expected(row.place(key),
                                   fmt::format("lines from 1 to {} such as \"7, 11-19\"", last),
                                   in_quotes(text));
}

LineAccount read_account(Row& row, const Source& source) {
    const auto lines = static_cast<std::size_t>(source.lines);
    LineAccount account{source.file, std::vector<std::size_t>(lines, no_kind),
                        std::vector<bool>(lines, false), row.place()};
    for (std::size_t kind = 0; kind < line_kinds.size(); ++kind) {
        if (!row.has(line_kinds[kind])) continue;
        for_each_line(row, line_kinds[kind], source.lines, [&](std::size_t line) {
            auto& known = account.kind[line - 1];
            if (known != no_kind)
                row.diagnostics().expected(
                    row.place(line_kinds[kind]), "each line once",
                    fmt::format("line {}, which is a {} line too", line, line_kinds[known]));
            known = kind;
        });
    }
    if (row.has("errata"))
        for_each_line(row, "errata", source.lines,
                      [&](std::size_t line) { account.errata[line - 1] = true; });
    for (std::size_t i = 0; i < lines; ++i)
        if (account.kind[i] == no_kind) {
            row.diagnostics().expected(row.place(), fmt::format("every line to be of some kind"),
                                       fmt::format("nothing about line {}", i + 1));
            account.kind[i] = line_kinds.size() - 1;
        }
    row.done();
    return account;
}

std::vector<std::string> read_rulings_of(Row& row, const std::string& key, const Cards& cards) {
    std::vector<std::string> rulings;
    if (row.has(key))
        for (const auto index : row.choices(key, ids(cards.rulings)))
            rulings.push_back(cards.rulings[index].id);
    return rulings;
}

Rule read_rule(Row& row, const Cards& cards, std::set<std::string>& known) {
    Rule rule;
    rule.place = row.place();
    rule.id = row.text("id");
    if (!known.insert(rule.id).second)
        row.diagnostics().expected(row.place("id"), "each id once", in_quotes(rule.id) + " again");
    rule.title = row.text("title");
    rule.part = row.text("part");
    if (row.has("src")) rule.sources = row.citations("src");
    rule.rulings = read_rulings_of(row, "ruling", cards);
    if (rule.sources.empty() && rule.rulings.empty())
        row.diagnostics().expected(row.place(), "src = [...] or ruling = [...]", "neither");
    if (row.has("cells")) rule.cells = row.texts("cells");
    rule.code = row.texts("code");
    rule.tests = row.texts("tests");
    row.done();
    return rule;
}

} // namespace

Provenance read_provenance(const std::filesystem::path& folder, const Cards& cards,
                           Diagnostics& diagnostics) {
    Provenance provenance;
    const auto lines = parse(folder, "lines.toml", diagnostics);
    const auto rules = parse(folder, "rules.toml", diagnostics);
    if (!lines || !rules) return provenance;

    Library library{diagnostics, {}, {}};
    std::vector<std::string> files;
    for (const auto& source : cards.sources) {
        library.documents[source.file] = source.lines;
        files.push_back(source.file);
    }
    Row line_file(*lines, (folder / "lines.toml").generic_string(), library);
    std::set<std::size_t> seen;
    for (auto& row : line_file.rows("document", 99)) {
        const auto index = row.choice("file", files);
        if (!seen.insert(index).second)
            diagnostics.expected(row.place("file"), "each file once",
                                 in_quotes(files[index]) + " again");
        provenance.accounts.push_back(read_account(row, cards.sources[index]));
    }
    for (std::size_t i = 0; i < files.size(); ++i)
        if (!seen.contains(i))
            diagnostics.expected(line_file.place(), "an account of " + in_quotes(files[i]), "none");
    line_file.done();

    Row rule_file(*rules, (folder / "rules.toml").generic_string(), library);
    provenance.settled = read_rulings_of(rule_file, "settled", cards);
    std::set<std::string> known;
    for (auto& row : rule_file.rows("rule", 999))
        provenance.rules.push_back(read_rule(row, cards, known));
    rule_file.done();
    return provenance;
}
