#include "conformance_html.hpp"

#include <algorithm>
#include <fmt/format.h>

std::string html(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '&')
            escaped += "&amp;";
        else if (c == '<')
            escaped += "&lt;";
        else if (c == '>')
            escaped += "&gt;";
        else if (c == '"')
            escaped += "&quot;";
        else
            escaped += c;
    }
    return escaped;
}

std::string short_line(const std::string& source) {
    return source.substr(0, source.find('_')) + source.substr(source.rfind(':'));
}

std::string Html::standing(Standing standing) const {
    constexpr const char* words[] = {"as printed", "by errata", "by ruling"};
    constexpr const char* names[] = {"printed", "errata", "ruling"};
    const auto index = static_cast<std::size_t>(standing);
    return fmt::format(R"(<span class="standing {}">{}</span>)", names[index], words[index]);
}

std::string Html::lines(const std::vector<std::string>& sources) const {
    std::string text;
    for (const auto& source : sources) {
        auto id = short_line(source);
        std::replace(id.begin(), id.end(), ':', '-');
        text += fmt::format(R"({}<a class="line" href="#line-{}" title="{}">{}</a>)",
                            text.empty() ? "" : " ", id, html(source), short_line(source));
    }
    return text;
}

std::string Html::rulings(const std::vector<std::string>& ids) const {
    std::string text;
    for (const auto& id : ids)
        text += fmt::format(R"({}<a href="#ruling-{}">{}</a>)", text.empty() ? "" : ", ", html(id),
                            html(id));
    return text;
}

std::string Html::link(const Spot& spot, const std::string& text) const {
    return fmt::format(
        R"(<a href="{}{}{}" title="{}">{}</a>)", html(to_root_), html(spot.file),
        spot.line ? fmt::format("#L{}", spot.line) : "",
        html(spot.line ? fmt::format("{}, line {}", spot.file, spot.line) : spot.file), html(text));
}

std::string Html::code(const std::vector<Spot>& spots) const {
    std::string text;
    for (const auto& spot : spots) {
        const auto name = spot.file.substr(spot.file.rfind('/') + 1);
        text += "<li>" + link(spot, spot.function) +
                fmt::format(" <small>{}:{}</small>", html(name), spot.line);
        if (!spot.assembly.empty())
            text += fmt::format(R"( <small>and <a href="{}{}">{}</a></small>)", html(to_root_),
                                html(spot.assembly), html(spot.assembly));
        text += "</li>";
    }
    return "<ul class=\"code\">" + text + "</ul>";
}

std::string Html::tests(const std::vector<Spot>& spots) const {
    std::string text;
    for (const auto& spot : spots) {
        auto name =
            spot.function.empty() ? spot.file.substr(spot.file.rfind('/') + 1) : spot.function;
        if (name.starts_with("test_")) name.erase(0, 5);
        std::replace(name.begin(), name.end(), '_', ' ');
        text += "<li>" + link(spot, name) + "</li>";
    }
    return "<ul class=\"tests\">" + text + "</ul>";
}

std::string Html::place(const Place& place) const {
    const auto at = place.file.find("data/");
    const auto file = at == std::string::npos ? place.file : place.file.substr(at);
    return fmt::format(R"(<a href="{}{}#L{}">{}:{}</a>)", html(to_root_), html(file), place.line,
                       html(file.substr(file.rfind('/') + 1)), place.line);
}

std::string Html::chart_cell(const CellView& view) const {
    constexpr const char* names[] = {"printed", "errata", "ruling"};
    std::string from;
    for (const auto& source : view.cell.sources) from += " " + short_line(source);
    for (const auto& id : view.cell.rulings) from += " ruling " + id;
    return fmt::format(R"(<a class="{}" href="#{}" title="{}: from{}">{}</a>)",
                       names[static_cast<std::size_t>(view.standing)], html(view.id),
                       html(fmt::format("{}", fmt::join(view.name, " "))), html(from),
                       html(view.cell.value));
}

const CellView* Html::find(const std::string& path, std::size_t column) const {
    for (const auto& view : all_.cells)
        if (view.cell.path == path && view.cell.column == column && view.formula.empty())
            return &view;
    return nullptr;
}
