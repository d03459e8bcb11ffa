// Is what tablec wrote whole, and valid C and ca65 by its shape? Every line must
// be of a kind that the files are made of, so that no name can bring in another.
#pragma once

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

inline std::string contents_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// No line that tablec writes or says is longer; and std::regex, which goes a
// call deeper with every character, would not survive one that is.
constexpr std::size_t longest_line = 1500;

struct Outputs {
    std::map<std::string, long> constants; // of tables.h
    std::map<std::string, long> declared;  // table -> bytes
    std::map<std::string, long> names;     // list -> words
    std::string wrong;                     // the first thing found wrong, or nothing

    explicit Outputs(const std::string& folder) : folder_(folder) {
        read_header();
        read_source();
        read_include();
        read_names();
        read_scenarios();
        check_sizes();
    }

    // Constants that are not names of the data: these do not change with it.
    long fixed() {
        return static_cast<long>(constants.size()) -
               (constants["UNIT_TYPES"] + constants["TERRAINS"] + constants["WEAPONS"] +
                constants["MISSILES"] + constants["RACES"] + constants["CLASSES"] +
                constants["SCENARIOS"] + names["name_reading"]);
    }

  private:
    void refuse(const std::string& what) {
        if (wrong.empty()) wrong = what;
    }

    // Hands each line that is not blank and no comment to take(line), which says if it knows it.
    template <class Take> void each_line(const std::string& name, Take take) {
        const auto text = contents_of(folder_ + "/" + name);
        if (text.empty() || text.back() != '\n') refuse(name + " is missing or cut off");
        static const std::regex comment(R"((/\* ([^*]|\*[^/])* \*/|; .*))");
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);)
            if (line.size() > longest_line)
                refuse(name + " has a very long line: " + line.substr(0, 200));
            else if (!line.empty() && !std::regex_match(line, comment) && !take(line))
                refuse(name + " has a line of no known kind: " + line);
    }

    void read_header() {
        static const std::regex define(R"(#define ([A-Z][A-Z0-9_]*) +(?:(\d+)U?|\((-\d+)\)))");
        static const std::regex declare(
            R"(extern const unsigned char (tbl_[a-z_]+)\[([1-9]\d*)\];)");
        each_line("tables.h", [&](const std::string& line) {
            std::smatch m;
            if (std::regex_match(line, m, define)) {
                const auto value = std::stol(m[2].matched ? m[2] : m[3]);
                if (!constants.insert({m[1], value}).second)
                    refuse(m[1].str() + " is defined twice");
                if (value < -128 || value > (m[1] == "RULES_VERSION" ? 65535 : 255))
                    refuse(m[1].str() + " is no byte");
                return true;
            }
            if (std::regex_match(line, m, declare))
                return declared.insert({m[1], std::stol(m[2])}).second;
            return line == "#ifndef TABLES_H" || line == "#define TABLES_H" || line == "#endif";
        });
    }

    void read_source() {
        static const std::regex define(R"(const unsigned char (tbl_[a-z_]+)\[(\d+)\] = \{)");
        static const std::regex row(R"(    0x[0-9a-f]{2},( 0x[0-9a-f]{2},){0,7})");
        std::map<std::string, long> defined;
        std::string all, table;
        long bytes = 0;
        each_line("tables.c", [&](const std::string& line) {
            std::smatch m;
            if (std::regex_match(line, m, define)) {
                table = m[1];
                bytes = 0;
                return defined.insert({m[1], std::stol(m[2])}).second;
            }
            if (!table.empty() && std::regex_match(line, row)) {
                for (std::size_t i = 6; i < line.size(); i += 6, ++bytes)
                    all += static_cast<char>(std::stol(line.substr(i, 2), nullptr, 16));
                return true;
            }
            if (line == "};" && !table.empty()) {
                if (defined[table] != bytes) refuse(table + " has not as many bytes as it says");
                table.clear();
                return true;
            }
            return line == "#include \"tables.h\"";
        });
        if (!table.empty()) refuse(table + " has no end");
        if (defined != declared) refuse("what is declared and what is defined differ");
        if (all != contents_of(folder_ + "/tables.bin"))
            refuse("tables.bin is not what tables.c is");
    }

    void read_include() {
        static const std::regex define(R"(([A-Z][A-Z0-9_]*) += (-?\d+))");
        static const std::regex global(R"(\.global _(tbl_[a-z_]+))");
        std::map<std::string, long> included;
        std::set<std::string> tables;
        each_line("tables.inc", [&](const std::string& line) {
            std::smatch m;
            if (std::regex_match(line, m, define))
                return included.insert({m[1], std::stol(m[2])}).second;
            return std::regex_match(line, m, global) && tables.insert(m[1]).second;
        });
        if (included != constants) refuse("tables.inc and tables.h have not the same constants");
        if (tables.size() != declared.size())
            refuse("tables.inc and tables.h have not the same tables");
        for (const auto& table : tables)
            if (!declared.contains(table)) refuse(table + " is in tables.inc only");
    }

    void read_names() {
        static const std::regex declare(
            R"(extern const char\* const (name_[a-z]+)\[([1-9]\d*)\];)");
        static const std::regex define(R"(const char\* const (name_[a-z]+)\[(\d+)\] = \{)");
        static const std::regex word(R"(    "[A-Za-z0-9_ =-]+",)");
        each_line("names.h", [&](const std::string& line) {
            std::smatch m;
            if (std::regex_match(line, m, declare))
                return names.insert({m[1], std::stol(m[2])}).second;
            return line == "#ifndef NAMES_H" || line == "#define NAMES_H" || line == "#endif";
        });
        std::map<std::string, long> defined, counted;
        std::string list;
        each_line("names.c", [&](const std::string& line) {
            std::smatch m;
            if (std::regex_match(line, m, define)) {
                list = m[1];
                return defined.insert({m[1], std::stol(m[2])}).second;
            }
            if (std::regex_match(line, word)) return ++counted[list] > 0;
            return line == "};" || line == "#include \"names.h\"";
        });
        if (defined != names || counted != names)
            refuse("names.c has not the words that names.h says");
    }

    // Every list has as many elements as it says, a comma after each, and every
    // packed scenario is as long as its head says.
    void read_scenarios() {
        static const std::regex begin(R"((static )?const .*?(\w+)\[([1-9]\d*)\] = \{)");
        static const std::regex quiet(R"("([^"\\]|\\\?)*"|/\* [\w .,;:!?'()-]* \*/)");
        static const std::regex element(R"( *(\w+,|,| )* *)");
        static const std::regex other(
            R"(#include "[a-z]+\.h"|(#if|   ) [A-Z_]+ != \d+( \|\| \\)?|#error "[a-z ]+"|#endif)");
        std::string list, bytes;
        long size = 0, commas = 0;
        each_line("scenarios.c", [&](const std::string& line) {
            std::smatch m;
            if (std::regex_match(line, m, begin)) {
                list = m[2];
                size = std::stol(m[3]);
                commas = 0;
                bytes.clear();
                return true;
            }
            if (list.empty()) return std::regex_match(line, other);
            if (line == "};") {
                if (commas != size) refuse(list + " has not as many elements as it says");
                if (list.starts_with("data_")) check_scenario(list, bytes);
                list.clear();
                return true;
            }
            const auto bare = std::regex_replace(line, quiet, "");
            commas += std::count(bare.begin(), bare.end(), ',');
            for (auto at = bare.find("0x"); at != std::string::npos; at = bare.find("0x", at + 1))
                bytes += static_cast<char>(std::stol(bare.substr(at + 2, 2), nullptr, 16));
            return std::regex_match(bare, element);
        });
        if (!list.empty()) refuse(list + " has no end");
    }

    void check_scenario(const std::string& list, const std::string& bytes) {
        const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
        if (bytes.size() < 6 || bytes.size() != 6U + at(3) * 9U + at(1) * ((at(0) + 1U) / 2))
            return refuse(list + " has not the length that its head says");
        if (at(4) > at(3)) refuse(list + " has more units of the north than units");
    }

    // A table is as long as there are things to look up in it.
    void check_sizes() {
        const auto n = [&](const char* name) { return constants[name]; };
        const std::map<std::string, long> sizes = {
            {"tbl_move_cost", 8 * n("UNIT_TYPES")},
            {"tbl_melee_factor", (n("WEAPONS") + 1) / 2 * 8},
            {"tbl_fire_factor", n("MISSILES")},
            {"tbl_range", n("MISSILES")},
            {"tbl_unit_type", n("UNIT_TYPES")},
            {"tbl_terrain", n("TERRAINS")},
            {"tbl_race", n("RACES")},
            {"tbl_race_morale", n("RACES")},
            {"tbl_class_random", n("CLASSES")},
            {"tbl_class_morale", n("CLASSES")},
            {"tbl_class_battles_lost", n("CLASSES")},
            {"tbl_casualty", n("CASUALTY_HIGHEST") - n("CASUALTY_LOWEST") + 1},
            {"tbl_three_dice", 216},
            {"tbl_two_dice", 36}};
        if (sizes != declared) refuse("a table has not the size that its index needs");
    }

    std::string folder_;
};
