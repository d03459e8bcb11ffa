#include "write.hpp"

#include <fmt/format.h>

namespace {

std::string head(const char* open, const std::string& game, const char* close) {
    return fmt::format("{}Made by tablec from data/{}. Do not edit: change the data.{}\n\n", open,
                       game, close);
}

std::string c_header(const Tables& tables, const std::string& game) {
    std::string text = head("/* ", game, " */") + "#ifndef TABLES_H\n#define TABLES_H\n\n";
    for (const auto& constant : tables.constants)
        text += fmt::format("#define {:<28} {}\n", constant.name,
                            constant.value < 0     ? fmt::format("({})", constant.value)
                            : constant.value > 255 ? fmt::format("{}U", constant.value)
                                                   : fmt::format("{}", constant.value));
    for (const auto& table : tables.tables)
        text += fmt::format("\n/* {} */\nextern const unsigned char {}[{}];\n", table.layout,
                            table.name, table.bytes.size());
    return text + "\n#endif\n";
}

std::string c_source(const Tables& tables, const std::string& game) {
    std::string text = head("/* ", game, " */") + "#include \"tables.h\"\n";
    for (const auto& table : tables.tables) {
        text += fmt::format("\nconst unsigned char {}[{}] = {{", table.name, table.bytes.size());
        for (std::size_t i = 0; i < table.bytes.size(); ++i)
            text += fmt::format("{}0x{:02x},", i % 8 ? " " : "\n    ", table.bytes[i]);
        text += "\n};\n";
    }
    return text;
}

std::string ca65_include(const Tables& tables, const std::string& game) {
    std::string text = head("; ", game, "");
    for (const auto& constant : tables.constants)
        text += fmt::format("{:<28} = {}\n", constant.name, constant.value);
    for (const auto& table : tables.tables)
        text += fmt::format("\n; {}\n.global _{}\n", table.layout, table.name);
    return text;
}

std::string binary(const Tables& tables) {
    std::string bytes;
    for (const auto& table : tables.tables) bytes.append(table.bytes.begin(), table.bytes.end());
    return bytes;
}

std::string names_header(const Tables& tables, const std::string& game) {
    std::string text = head("/* ", game, " */") + "#ifndef NAMES_H\n#define NAMES_H\n\n";
    for (const auto& names : tables.names)
        text += fmt::format("extern const char* const {}[{}];\n", names.name, names.words.size());
    return text + "\n#endif\n";
}

std::string names_source(const Tables& tables, const std::string& game) {
    std::string text = head("/* ", game, " */") + "#include \"names.h\"\n";
    for (const auto& names : tables.names) {
        text += fmt::format("\nconst char* const {}[{}] = {{\n", names.name, names.words.size());
        for (const auto& word : names.words) {
            text += "    \"";
            for (const char c : word) {
                if (c == '"' || c == '\\') text += '\\';
                text += c;
            }
            text += "\",\n";
        }
        text += "};\n";
    }
    return text;
}

std::string report(const Tables& tables, const std::string& game) {
    std::string text = fmt::format("Tables of {}\n\n{:<24} {:>6} {:>9}  layout\n", game, "table",
                                   "bytes", "unpacked");
    std::size_t bytes = 0, cells = 0;
    for (const auto& table : tables.tables) {
        text += fmt::format("{:<24} {:>6} {:>9}  {}\n", table.name, table.bytes.size(), table.cells,
                            table.layout);
        bytes += table.bytes.size();
        cells += table.cells;
    }
    return text + fmt::format("{:<24} {:>6} {:>9}\n", "all", bytes, cells);
}

// A bar would begin the next cell of the row.
std::string in_cell(const std::string& text) {
    std::string cell;
    for (const char c : text) cell += c == '|' ? "\\|" : std::string(1, c);
    return cell;
}

} // namespace

std::map<std::string, std::string> render(const Tables& tables, const std::string& game) {
    return {{"tables.h", c_header(tables, game)},
            {"tables.c", c_source(tables, game)},
            {"tables.inc", ca65_include(tables, game)},
            {"tables.bin", binary(tables)},
            {"names.h", names_header(tables, game)},
            {"names.c", names_source(tables, game)},
            {"tables.txt", report(tables, game) + scenarios_report(tables)},
            {"scenarios.c", head("/* ", game, " */") + scenarios_source(tables)}};
}

std::string render_rulings(const Cards& cards) {
    std::string text = "# Rulings\n\n";
    text += fmt::format(
        "Made by `tablec` from `data/{}/rulings.toml`. Do not edit: change the data.\n\n",
        cards.game);
    text +=
        "Where the cards are silent, cut off, or can be read in two ways, a ruling stands in for "
        "them. A ruling with an option can be played the other way.\n\n";
    text += "| ruling | question | option |\n| --- | --- | --- |\n";
    for (const auto& ruling : cards.rulings)
        text += fmt::format("| [{0}](#{0}) | {1} | {2} |\n", ruling.id, in_cell(ruling.question),
                            ruling.option.empty() ? "" : "`" + ruling.option + "`");
    for (const auto& ruling : cards.rulings) {
        text += fmt::format("\n## {}\n\n{}\n\n", ruling.id, ruling.question);
        text += "- **The sources**";
        if (!ruling.sources.empty()) text += fmt::format(" ({})", fmt::join(ruling.sources, ", "));
        text += fmt::format(": {}\n", ruling.says);
        text += fmt::format("- **The choice**: {}\n", ruling.choice);
        for (const auto& other : ruling.alternatives)
            text += fmt::format("- **Instead**: {}\n", other);
        if (!ruling.option.empty())
            text += fmt::format("- **To play it the other way**: `{}`, where `{}` is usual\n",
                                ruling.option, ruling.usual);
        text += fmt::format("- **What would settle it**: {}\n", ruling.settle);
    }
    return text;
}
