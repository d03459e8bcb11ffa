// The conformance page: one file of HTML that needs nothing else.
#include <fmt/format.h>

#include "conformance_html.hpp"
#include "conformance_style.hpp"

namespace {

std::string rule_article(const Html& page, const RuleView& view) {
    const auto& rule = view.rule;
    std::string values;
    if (!view.cells.empty())
        values = fmt::format(R"(<p><small><a href="#{}">{} value{}</a></small></p>)",
                             html(page.all().cells[view.cells.front()].id), view.cells.size(),
                             view.cells.size() == 1 ? "" : "s");
    const auto rulings = rule.rulings.empty()
                             ? std::string()
                             : "<p><small>ruling</small> " + page.rulings(rule.rulings) + "</p>";
    return fmt::format(
        R"(<article class="find" id="rule-{0}"><div><h4>{1}</h4><p>{2} <small>{0}</small></p><p>{3}</p>{4}{5}</div><div>{6}</div><div>{7}</div></article>)"
        "\n",
        html(rule.id), html(rule.title), page.standing(view.standing), page.lines(rule.sources),
        rulings, values, page.code(view.code), page.tests(view.tests));
}

std::string rules(const Html& page) {
    std::string text, part;
    for (const auto& view : page.all().rules) {
        if (view.rule.part != part) {
            if (!part.empty()) text += "</div>\n";
            part = view.rule.part;
            text += "<div class=\"part\"><h3>" + html(part) + "</h3>\n";
        }
        text += rule_article(page, view);
    }
    return text + (part.empty() ? "" : "</div>\n");
}

std::string ruling_article(const Html& page, const Ruling& ruling) {
    const auto& all = page.all();
    std::string text = fmt::format(
        R"(<article class="ruling find" id="ruling-{0}"><h4>{1}</h4><p><small>{0}, {2}</small></p><dl>)",
        html(ruling.id), html(ruling.question), all.is_settled(ruling) ? "beyond doubt" : "open");
    const auto item = [&](const char* name, const std::string& value) {
        text += fmt::format("<dt>{}</dt><dd>{}</dd>", name, value);
    };
    item("The sources say", html(ruling.says) + " " + page.lines(ruling.sources));
    item("The choice", html(ruling.choice));
    for (const auto& other : ruling.alternatives) item("Instead", html(other));
    if (!ruling.option.empty())
        item("The other way", "<code>--reading " + html(ruling.option) + "</code>");
    item("Would settle it", html(ruling.settle));
    std::string links;
    for (const auto index : all.rules_of(ruling))
        links += fmt::format(R"({}<a href="#rule-{}">{}</a>)", links.empty() ? "" : ", ",
                             html(all.rules[index].rule.id), html(all.rules[index].rule.title));
    item("Rules", links);
    if (const auto cells = all.cells_of(ruling); !cells.empty())
        item("Values", fmt::format(R"(<a href="#{}">{}</a>)", html(all.cells[cells.front()].id),
                                   cells.size()));
    return text + "</dl></article>\n";
}

std::string value_row(const Html& page, const CellView& view) {
    const auto& all = page.all();
    std::vector<Spot> code, tests;
    std::string rules;
    const auto add = [](std::vector<Spot>& to, const std::vector<Spot>& from) {
        for (const auto& spot : from) {
            bool known = false;
            for (const auto& other : to)
                known |= other.file == spot.file && other.function == spot.function;
            if (!known) to.push_back(spot);
        }
    };
    for (const auto index : view.rules) {
        const auto& rule = all.rules[index];
        rules += fmt::format(R"({}<a href="#rule-{}">{}</a>)", rules.empty() ? "" : "<br>",
                             html(rule.rule.id), html(rule.rule.title));
        add(code, rule.code);
        add(tests, rule.tests);
    }
    std::string name = fmt::format("{}", fmt::join(view.name, " \u203a "));
    if (!view.formula.empty()) name += " = " + view.formula;
    const auto rulings = view.cell.rulings.empty()
                             ? std::string()
                             : "<br><small>ruling</small> " + page.rulings(view.cell.rulings);
    return fmt::format(
        R"(<tr class="find" id="{}"><th class="value">{}</th><td>{}<br><small>{}</small></td><td>{} {}{}</td><td>{}</td><td>{}</td><td>{}</td></tr>)"
        "\n",
        html(view.id), html(view.cell.value), html(name), page.place(view.cell.place),
        page.standing(view.standing), page.lines(view.cell.sources), rulings, rules,
        page.code(code), page.tests(tests));
}

std::string values(const Html& page) {
    std::string text, file;
    for (const auto& view : page.all().cells) {
        const auto first = view.formula.empty() ? view.name.front() : "casualties, worked out";
        if (first != file) {
            if (!file.empty()) text += "</table></div>\n";
            file = first;
            text += fmt::format(
                "<div class=\"part\"><h3>{}</h3><table class=\"values\"><thead><tr><th></th>"
                "<th>value</th><th>standing and source</th><th>rule</th><th>code</th>"
                "<th>tests</th></tr></thead>\n",
                html(file));
        }
        text += value_row(page, view);
    }
    return text + (file.empty() ? "" : "</table></div>\n");
}

std::string section(const char* id, const char* title, const std::string& body) {
    return fmt::format("<section id=\"{}\"><h2>{}</h2>\n{}</section>\n", id, title, body);
}

} // namespace

std::string conformance_page(const Conformance& conformance, const std::string& to_root) {
    const Html page(conformance, to_root);
    std::string rulings;
    for (const auto& ruling : conformance.cards.rulings) rulings += ruling_article(page, ruling);
    return std::string("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<title>Timepoint: where every number comes from</title>\n<style>") +
           conformance_style +
           "</style>\n</head>\n<body>\n<header><h1>Where every number comes from</h1>\n"
           "<p>The rules of The Shattered Alliance as Timepoint plays them: each value and each "
           "rule with the line of the card it was read from, the code that uses it and the tests "
           "that hold it. A click on a figure of a chart leads to its source. Figures underlined "
           "stand by errata or by a ruling; the others are as printed.</p></header>\n"
           "<nav><div><a href=\"#charts\">Charts</a><a href=\"#rules\">Rules</a>"
           "<a href=\"#rulings\">Rulings</a><a href=\"#values\">Values</a>"
           "<a href=\"#lines\">Lines</a><a href=\"#bytes\">Bytes</a>"
           "<label hidden style=\"flex:1;display:flex\"><input id=\"search\" type=\"search\" "
           "placeholder=\"Search: 12%, lance, halt, 002:65\" aria-label=\"Search\"></label>"
           "<output id=\"count\"></output></div></nav>\n<main>\n" +
           section("numbers", "How much there is", conformance_numbers(page)) +
           section("charts", "The charts",
                   "<div class=\"charts\">" + conformance_charts(page) + "</div>\n") +
           section("rules", "The rules", rules(page)) + section("rulings", "The rulings", rulings) +
           section("values", "Every value", values(page)) +
           section("lines", "Every line of the cards", conformance_lines(page)) +
           section("bytes", "What the tables take on the machines", conformance_bytes(page)) +
           "</main>\n<footer>Made by tp report from data/shattered, the code and the tests. A line "
           "is named by the number its card's file begins with.</footer>\n<script>" +
           conformance_script + "</script>\n</body>\n</html>\n";
}
