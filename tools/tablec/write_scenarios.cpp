// scenarios.c, and what the report says of the scenarios.
#include "write.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace {

// In C two question marks may begin a third character.
std::string in_c(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '?' ? "\\?" : std::string(1, c);
    return quoted + "\"";
}

// The id as a part of a C name.
std::string c_name(const char* prefix, const Scenario& scenario) {
    std::string name = prefix + scenario.id;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

// The form, again for the C compiler: it stops where game/ has another.
std::string form_check() {
    std::string text = "\n#if ";
    for (const auto& [name, value] : form::constants)
        text +=
            fmt::format("{}{} != {}", text.ends_with("#if ") ? "" : " || \\\n    ", name, value);
    return text + "\n#error \"tablec packs the scenarios in another form\"\n#endif\n";
}

// A line for the head, for each unit and for each row of the map.
std::string data(const PackedScenario& packed) {
    const auto& scenario = packed.scenario;
    std::string text = fmt::format("\nstatic const u8 {}[{}] = {{\n", c_name("data_", scenario),
                                   packed.bytes.size());
    std::size_t next = 0;
    const auto line = [&](std::size_t bytes, const std::string& comment) {
        text += "   ";
        for (; bytes > 0; --bytes) text += fmt::format(" 0x{:02x},", packed.bytes[next++]);
        text += comment.empty() ? "\n" : fmt::format(" /* {} */\n", comment);
    };
    line(form::head_bytes, "");
    for (const auto& unit : scenario.units) line(form::unit_bytes, unit.name);
    for (const auto& row : scenario.map) line((row.size() + 1) / 2, "");
    return text + "};\n";
}

std::string names(const Scenario& scenario) {
    std::string text = fmt::format("\nstatic const char *const {}[{}] = {{\n",
                                   c_name("name_", scenario), scenario.units.size());
    for (const auto& unit : scenario.units) text += fmt::format("    {},\n", in_c(unit.name));
    return text + "};\n";
}

// A list with an entry, or two, for each scenario.
template <class Entry>
std::string list(const Tables& tables, const char* declared, std::size_t each, Entry entry) {
    std::string text = fmt::format("\n{}[{}] = {{\n", declared, each * tables.scenarios.size());
    for (const auto& packed : tables.scenarios)
        text += fmt::format("    {},\n", entry(packed.scenario));
    return text + "};\n";
}

std::string story(const Scenario& scenario) {
    std::string text;
    const auto lines = wrap(scenario.story, story_columns);
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += (i ? "\n    " : "") + in_c(lines[i] + (i + 1 < lines.size() ? " " : ""));
    return text;
}

// The characters of the texts, with the zero that ends each, without the pointers.
std::size_t text_bytes(const Scenario& scenario) {
    std::size_t bytes = 0;
    for (const auto* text :
         {&scenario.id, &scenario.title, &scenario.story, &scenario.north, &scenario.south})
        bytes += text->size() + 1;
    for (const auto& unit : scenario.units) bytes += unit.name.size() + 1;
    return bytes;
}

} // namespace

std::string scenarios_source(const Tables& tables) {
    std::string text = "#include \"hex.h\"\n#include \"scenario.h\"\n" + form_check();
    for (const auto& packed : tables.scenarios) text += data(packed) + names(packed.scenario);
    text += list(tables, "const u8 *const scenario_data", 1,
                 [](const Scenario& scenario) { return c_name("data_", scenario); });
    text += list(tables, "const char *const scenario_id", 1,
                 [](const Scenario& scenario) { return in_c(scenario.id); });
    text += list(tables, "const char *const scenario_title", 1,
                 [](const Scenario& scenario) { return in_c(scenario.title); });
    text += list(tables, "const char *const scenario_story", 1, story);
    text += list(tables, "const char *const scenario_army", 2, [](const Scenario& scenario) {
        return in_c(scenario.north) + ", " + in_c(scenario.south);
    });
    text += list(tables, "const char *const *const scenario_name", 1,
                 [](const Scenario& scenario) { return c_name("name_", scenario); });
    return text;
}

std::string scenarios_report(const Tables& tables) {
    std::string text = fmt::format("\n{:<24} {:>6} {:>9}  {}\n", "scenario", "bytes", "texts",
                                   "units, of them north; columns x rows");
    std::size_t bytes = 0, texts = 0;
    for (const auto& [scenario, packed] : tables.scenarios) {
        const auto north = std::count_if(scenario.units.begin(), scenario.units.end(),
                                         [](const ScenarioUnit& unit) { return !unit.south; });
        text += fmt::format("{:<24} {:>6} {:>9}  {} units, {} of them north; {} x {}\n",
                            scenario.id, packed.size(), text_bytes(scenario), scenario.units.size(),
                            north, scenario.map.front().size(), scenario.map.size());
        bytes += packed.size();
        texts += text_bytes(scenario);
    }
    return text + fmt::format("{:<24} {:>6} {:>9}\n", "all", bytes, texts);
}
