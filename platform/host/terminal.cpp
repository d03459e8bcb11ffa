#include "terminal.hpp"

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <langinfo.h>

#include "curses_wide.hpp"
#include "terminal_paint.hpp"

namespace {

Mode mode;
bool is_open = false;

bool is_utf8() { return std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// The console of Linux reads UTF-8, but its fonts have few of the signs.
bool has_few_signs(const char* term) { return std::strncmp(term, "linux", 5) == 0; }

void find_mode(const TerminalWishes& wishes, const char* term) {
    mode.is_ascii = wishes.is_ascii || !is_utf8() || has_few_signs(term);
    // https://no-color.org: set to anything but nothing, it asks for no colour.
    const char* no_colour = std::getenv("NO_COLOR");
    const bool is_colourless = wishes.is_colourless || (no_colour && *no_colour);
    mode.colours = 0;
    if (!is_colourless && has_colors() && start_color() == OK && COLORS >= 8)
        mode.colours = COLORS >= 256 && COLOR_PAIRS >= 256 ? 256 : 8;
    // Bit 1 of no_color_video: underlining and colours do not go together.
    const int conflicts = tigetnum(const_cast<char*>("ncv"));
    const bool is_in_conflict = mode.colours > 0 && conflicts > 0 && (conflicts & 2) != 0;
    const char* underline = tigetstr(const_cast<char*>("smul"));
    mode.has_underline = underline && underline != reinterpret_cast<char*>(-1) && !is_in_conflict;
}

} // namespace

const char* terminal_open(const TerminalWishes& wishes) {
    std::setlocale(LC_ALL, "");
    const char* term = std::getenv("TERM");
    if (!term || !*term) return "the terminal does not say what it is: TERM is not set";
    int problem = 0;
    if (setupterm(term, 1, &problem) != OK) return "this kind of terminal is not known here";
    const char* move = tigetstr(const_cast<char*>("cup"));
    const bool can_move = move && move != reinterpret_cast<char*>(-1);
    del_curterm(cur_term); // initscr, which would end the program, looks for itself
    if (!can_move) return "this terminal cannot put a letter where it should stand";

    set_escdelay(25); // long enough for an arrow key, too short to be felt after Esc
    initscr();
    is_open = true;
    std::atexit(terminal_close);
    find_mode(wishes, term);
    cbreak(); // not raw: Ctrl-C and Ctrl-Z keep their meaning
    noecho();
    nonl();
    curs_set(0);
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    mouseinterval(0); // a press counts at once, without waiting for a second click
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
    return nullptr;
}

bool terminal_is_open() { return is_open; }

void terminal_close() {
    if (!is_open) return;
    is_open = false;
    endwin();
}

const Mode& terminal_mode() { return mode; }

bool terminal_show(const Canvas& canvas) {
    if (!is_open) return true;
    const bool is_shown = terminal_paint(canvas, mode);
    refresh();
    return is_shown;
}

void terminal_bell() {
    if (is_open) beep();
}
