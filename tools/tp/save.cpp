#include "save.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "rules.hpp"
#include "shelf.hpp"
#include "standard_output.hpp"
#include "whole_file.hpp"

namespace fs = std::filesystem;

namespace {

constexpr auto description = "Moves saved games between disks, folders and files";

constexpr auto footer =
    R"(A PLACE is a .d64 of the C64, a .dsk or .po of the Apple II, a folder of .tp
files such as the terminal's (~/.local/share/timepoint), or one .tp file. The
bytes of a game are the same everywhere. A cartridge (.crt) holds no games: the
C64 saves to disk.

A damaged disk is refused with the reason and never written to; a whole game can
still be taken off it with get. A write is complete or has not happened.

Examples:
  tp save list timepoint.d64
  tp save get timepoint.d64 "GAME A" -o game.tp
  tp save put timepoint.dsk game.tp --name HOME
  tp save copy timepoint.d64 timepoint.dsk)";

struct Options {
    std::string from, to, file, name;
    std::vector<std::string> names;
    bool replace = false;
};

// What a person wants to know of a game.
std::string describe(const KeptGame& game) {
    if (!game.fault.empty()) return "cannot be read: " + game.fault;
    const auto problem = game_problem(game.bytes);
    if (problem == JOURNAL_BAD_RULES) return "whole, but played by other rules or scenarios";
    if (problem) return std::string("damaged: ") + journal_problem(static_cast<u8>(problem));
    return fmt::format("{}, time-point {}", scenario_title[battle_scenario], battle_clock);
}

void check_game(const KeptGame& game) {
    if (!game.fault.empty()) throw std::runtime_error(game.fault);
    const auto problem = game_problem(game.bytes);
    if (problem && problem != JOURNAL_BAD_RULES)
        throw std::runtime_error(fmt::format("the game {} is refused: {}", game.name,
                                             journal_problem(static_cast<u8>(problem))));
}

// Of GAME A and GAME B the one that Continue takes; by the count of game/ui/saves.c.
std::string newer_of(const std::vector<KeptGame>& games) {
    const KeptGame* newer = nullptr;
    for (const char* name : {"GAME A", "GAME B"})
        for (const auto& game : games)
            if (game.name == name && game.fault.empty() && game_problem(game.bytes) == 0 &&
                (!newer || ((game.bytes[5] - newer->bytes[5]) & 0xf0) < 0x80))
                newer = &game;
    return newer ? newer->name : "";
}

int list(const Options& options) {
    const auto shelf = open_shelf(options.from);
    const auto faults = shelf->faults();
    const auto games = faults.empty() || shelf->kind() != "a disk of the Apple II"
                           ? shelf->games()
                           : std::vector<KeptGame>();
    const auto newer = newer_of(games);
    std::string text;
    for (const auto& game : games)
        text += fmt::format("{:10} {:5} bytes  {}{}\n", game.name, game.bytes.size(),
                            describe(game), game.name == newer ? "; Continue takes this one" : "");
    if (games.empty() && faults.empty())
        text = fmt::format("No game is saved here: {}.\n", shelf->kind());
    write_all(text);
    for (const auto& fault : faults)
        std::cerr << fmt::format("tp save: {}: damaged: {}\n", options.from, fault);
    return faults.empty() ? 0 : 1;
}

KeptGame find(const Shelf& shelf, const std::string& name) {
    for (auto& game : shelf.games())
        if (game.name == name) {
            check_game(game);
            return game;
        }
    throw std::runtime_error(fmt::format("there is no game called \"{}\"", name));
}

void put_all(const std::string& place, std::vector<KeptGame> games, bool replace) {
    const auto shelf = open_shelf(place);
    if (const auto faults = shelf->faults(); !faults.empty())
        throw std::runtime_error(
            fmt::format("is damaged and was not written to: {}", faults.front()));
    const auto there = shelf->games();
    for (const auto& game : games) {
        check_game(game);
        if (!replace && std::any_of(there.begin(), there.end(),
                                    [&](const KeptGame& other) { return other.name == game.name; }))
            throw std::runtime_error(fmt::format(
                "has a game {} already; --replace puts the new one in its place", game.name));
    }
    shelf->put(games);
    for (const auto& game : games) write_all(fmt::format("{} is on {}\n", game.name, place));
}

int get(const Options& options) {
    const auto name = game_name(options.name);
    const auto game = find(*open_shelf(options.from), name);
    const auto file = options.file.empty() ? name + ".tp" : options.file;
    replace_whole(file, game.bytes, [](const GameBytes&) {});
    write_all(fmt::format("{} is in {}\n", name, file));
    return 0;
}

int put(const Options& options) {
    auto games = open_shelf(options.file)->games();
    if (games.size() != 1)
        throw std::runtime_error("expected a file with one game; copy takes them from a disk");
    games[0].name =
        game_name(options.name.empty() ? fs::path(options.file).stem().string() : options.name);
    put_all(options.to, games, options.replace);
    return 0;
}

int copy(const Options& options) {
    const auto from = open_shelf(options.from);
    std::vector<KeptGame> games;
    for (const auto& name : options.names) games.push_back(find(*from, game_name(name)));
    if (options.names.empty()) games = from->games();
    if (games.empty()) throw std::runtime_error("no game is saved here");
    if (fs::path(options.to).extension() == ".tp" && !fs::is_directory(options.to)) {
        if (games.size() != 1)
            throw std::runtime_error(
                fmt::format("has {} games, and {} can be one: name it", games.size(), options.to));
        check_game(games[0]);
        replace_whole(options.to, games[0].bytes, [](const GameBytes&) {});
        write_all(fmt::format("{} is in {}\n", games[0].name, options.to));
    } else {
        put_all(options.to, games, options.replace);
    }
    return 0;
}

} // namespace

void add_save(CLI::App& tp, int& status) {
    auto* save = tp.add_subcommand("save", description);
    save->footer(footer);
    save->require_subcommand(1);
    const auto options = std::make_shared<Options>();
    const auto runs = [&status, options](CLI::App* command, int (*run)(const Options&),
                                         std::string Options::*about) {
        command->callback([&status, options, run, about] {
            status = run_command("tp save", [&] {
                try {
                    return run(*options);
                } catch (const std::system_error&) {
                    throw;
                } catch (const std::runtime_error& refusal) {
                    std::cerr << "tp save: " << (*options).*about << ": " << refusal.what() << "\n";
                    return 1;
                }
            });
        });
    };
    auto* lists = save->add_subcommand("list", "The games there are");
    lists->add_option("place", options->from, "Where")->type_name("PLACE")->required();
    runs(lists, list, &Options::from);
    auto* gets = save->add_subcommand("get", "Takes a game out, into a file");
    gets->add_option("place", options->from, "Where it is")->type_name("PLACE")->required();
    gets->add_option("name", options->name, "The game")->type_name("NAME")->required();
    gets->add_option("-o,--output", options->file, "The file; NAME.tp if not given");
    runs(gets, get, &Options::from);
    auto* puts = save->add_subcommand("put", "Puts a game in, from a file");
    puts->add_option("place", options->to, "Where to")->type_name("PLACE")->required();
    puts->add_option("file", options->file, "The game")->type_name("FILE")->required();
    puts->add_option("--name", options->name, "Its name there; the file's if not given");
    runs(puts, put, &Options::to);
    auto* copies = save->add_subcommand("copy", "Games from one place to another");
    copies->alias("convert");
    copies->add_option("from", options->from, "Where they are")->type_name("PLACE")->required();
    copies->add_option("to", options->to, "Where to")->type_name("PLACE")->required();
    copies->add_option("names", options->names, "Which ones; all if none is named");
    runs(copies, copy, &Options::from);
    for (auto* command : {puts, copies})
        command->add_flag("--replace", options->replace, "In place of a game of the same name");
}
