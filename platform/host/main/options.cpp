#include "options.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace {

constexpr auto description =
    "The Shattered Alliance in a terminal of 80 columns and 24 rows or more.";

constexpr auto footer =
    R"(On a terminal this is the game. Without one (input or output is a file or a pipe, or
TERM is dumb), with --tell or with any option of a battle but --seed, the computer
plays a battle against itself, and it is told.

Saved games are in $XDG_DATA_HOME/timepoint, or ~/.local/share/timepoint.)";

// The options of the screen stand before the others, and in their own group.
void add_screen_options(CLI::App& app, Options& options) {
    const auto group = "The screen";
    app.add_flag("--ascii", options.start.terminal.is_ascii, "Draw with plain ASCII only")
        ->group(group);
    app.add_flag("--no-colour,--no-color", options.start.terminal.is_colourless,
                 "Draw without colours, as with NO_COLOR set")
        ->group(group);
    app.add_flag("--tell", options.is_told, "Tell a battle instead")->group(group);
    app.set_version_flag("--version", "timepoint " TP_VERSION);
}

// Whether one of the options that only a told battle has was given.
bool asks_for_a_story(const CLI::App& app) {
    for (const auto* option : app.get_options())
        if (option->get_group() == "A battle" && option->count() > 0 &&
            option->get_name() != "--seed")
            return true;
    return false;
}

} // namespace

int read_options(int argc, char** argv, Options& options) {
    CLI::App app{description, "timepoint"};
    app.footer(footer);
    app.get_formatter()->column_width(26);
    add_screen_options(app, options);
    app.option_defaults()->group("A battle");
    add_battle_options(app, options.battle);
    add_report_options(app, options.report);
    try {
        app.parse(argc, argv);
        make_report(options.report); // it complains of forms that exclude each other
    } catch (const CLI::ParseError& problem) {
        return app.exit(problem) == 0 ? 0 : 2;
    }
    options.is_told |= asks_for_a_story(app);
    if (app.count("--seed") > 0) options.start.seed = options.battle.seed;
    return -1;
}
