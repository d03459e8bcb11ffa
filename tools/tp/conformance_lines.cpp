// Every line of the cards: what it is and what cites it.
#include <algorithm>
#include <fmt/format.h>

#include "conformance_html.hpp"

namespace {

std::string line_square(const Conformance& all, const LineAccount& account, std::size_t line) {
    const auto source = fmt::format("{}:{}", account.file, line);
    const auto* kind = line_kinds[account.kind[line - 1]];
    auto id = short_line(source);
    std::replace(id.begin(), id.end(), ':', '-');
    const auto found = all.citing.find(source);
    if (found == all.citing.end())
        return fmt::format(R"(<span id="line-{}" class="{}" title="line {}: {}">{}</span>)", id,
                           kind, line, kind, line);
    return fmt::format(
        R"(<a href="#cites-{}" id="line-{}" class="{}{}" title="line {}: {}, cited {} times">{}</a>)",
        id, id, kind, account.errata[line - 1] ? " of-errata" : "", line, kind,
        found->second.size(), line);
}

} // namespace

std::string conformance_lines(const Html& page) {
    const auto& all = page.all();
    std::string text = "<p class=\"key\">";
    for (const auto* kind : line_kinds)
        text += fmt::format(R"(<span class="square {}"></span>{} )", kind, kind);
    text += "</p>\n";
    for (std::size_t i = 0; i < all.provenance.accounts.size(); ++i) {
        const auto& account = all.provenance.accounts[i];
        const auto source = std::find_if(all.cards.sources.begin(), all.cards.sources.end(),
                                         [&](const Source& s) { return s.file == account.file; });
        text += fmt::format("<h3>{} <small>{}, {} lines</small></h3>\n<div class=\"lines\">",
                            html(source->title), html(account.file), account.kind.size());
        for (std::size_t line = 1; line <= account.kind.size(); ++line)
            text += line_square(all, account, line);
        text +=
            "</div>\n<details open><summary>What cites each line</summary><table class=\"cites\">";
        for (std::size_t line = 1; line <= account.kind.size(); ++line) {
            const auto cited = fmt::format("{}:{}", account.file, line);
            const auto found = all.citing.find(cited);
            if (found == all.citing.end()) continue;
            auto id = short_line(cited);
            std::replace(id.begin(), id.end(), ':', '-');
            std::string links;
            for (const auto& citing : found->second)
                links += fmt::format(R"({}<a href="#{}">{}</a>)", links.empty() ? "" : ", ",
                                     html(citing.id), html(citing.name));
            text += fmt::format(
                R"(<tr class="find" id="cites-{}"><th scope="row">{}</th><td>{}</td><td>{}</td></tr>)"
                "\n",
                id, short_line(cited), line_kinds[account.kind[line - 1]], links);
        }
        text += "</table></details>\n";
    }
    return text;
}
