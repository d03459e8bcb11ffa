#include "curses_wide.hpp"
#include "pressed.hpp"

namespace {

constexpr wint_t end_of_transmission = 4; // Ctrl-D

// Esc, or the beginning of a key that ncurses has no name for: the rest of that one is
// there already, and must not be taken for letters.
Pressed escape_pressed() {
    wint_t next = 0;
    if (get_wch(&next) != OK) return {Press::back};
    if (next != L'[' && next != L'O') {
        unget_wch(static_cast<wchar_t>(next));
        return {Press::back};
    }
    constexpr wint_t final_first = 0x40, final_last = 0x7E;
    while (get_wch(&next) == OK && (next < final_first || next > final_last)) {
    }
    return {Press::unknown};
}

Pressed letter_pressed(wint_t code) {
    switch (code) {
    case L'\r':
    case L'\n':
        return {Press::ok};
    case 27:
        return escape_pressed();
    case 8:
    case 127:
        return {Press::rub};
    case end_of_transmission:
        return {Press::end};
    default:
        return {Press::letter, static_cast<char32_t>(code)};
    }
}

Pressed mouse_pressed() {
    MEVENT event;
    if (getmouse(&event) != OK) return {Press::unknown};
    if ((event.bstate & BUTTON4_PRESSED) != 0) return {Press::up}; // the wheel
    if ((event.bstate & BUTTON5_PRESSED) != 0) return {Press::down};
    if ((event.bstate & BUTTON1_PRESSED) == 0) return {Press::unknown};
    return {Press::click, 0, event.x - canvas_left(), event.y - canvas_top()};
}

Pressed special_pressed(wint_t code) {
    switch (code) {
    case KEY_UP:
        return {Press::up};
    case KEY_DOWN:
        return {Press::down};
    case KEY_LEFT:
        return {Press::left};
    case KEY_RIGHT:
        return {Press::right};
    case KEY_ENTER:
        return {Press::ok};
    case KEY_BACKSPACE:
    case KEY_DC:
        return {Press::rub};
    case KEY_MOUSE:
        return mouse_pressed();
    case KEY_RESIZE:
        return {Press::resize};
    default:
        return {Press::unknown};
    }
}

} // namespace

Pressed terminal_key() {
    wint_t code = 0;
    switch (get_wch(&code)) {
    case OK:
        return letter_pressed(code);
    case KEY_CODE_YES:
        return special_pressed(code);
    default:
        return {};
    }
}
