// plat_key: what the terminal says, in the game's words.
#include <chrono>

#include "hang_up.hpp"
#include "leave.hpp"
#include "paint.hpp"
#include "pointing.hpp"
#include "seed.hpp"
#include "terminal.hpp"

namespace {

using Clock = std::chrono::steady_clock;

// Whoever has not left after so many refusals never will.
constexpr int patience = 1000;

u8 key_of_letter(char32_t letter) {
    if (letter >= U'a' && letter <= U'z') return static_cast<u8>(letter - U'a' + U'A');
    if (letter >= U' ' && letter <= U'~') return static_cast<u8>(letter);
    return KEY_NONE;
}

u8 key_of(const Pressed& pressed) {
    switch (pressed.press) {
    case Press::letter:
        return key_of_letter(pressed.letter);
    case Press::up:
        return KEY_UP;
    case Press::down:
        return KEY_DOWN;
    case Press::left:
        return KEY_LEFT;
    case Press::right:
        return KEY_RIGHT;
    case Press::ok:
        return KEY_OK;
    case Press::back:
        return KEY_BACK;
    case Press::rub:
        return KEY_RUB;
    case Press::click:
        return point_at(pressed.column, pressed.row);
    default:
        return KEY_NONE;
    }
}

bool show() { return terminal_show(paint(shadow(), terminal_mode())); }

u8 hung_up() {
    static int refusals = 0;
    if (++refusals > patience) leave();
    return KEY_HANG_UP;
}

// Milliseconds until then; -1 stands for ever.
int time_left(Clock::time_point end, bool is_endless) {
    if (is_endless) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
    return left > 0 ? static_cast<int>(left) : 0;
}

} // namespace

u8 plat_key(u8 tenths) {
    const auto end = Clock::now() + std::chrono::milliseconds(100) * tenths;
    if (is_hung_up()) return hung_up();
    bool is_shown = show();
    int misses = 0;
    while (!is_hung_up()) {
        const auto pressed = terminal_key();
        if (pressed.press == Press::end) hang_up();
        if (pressed.press == Press::resize) is_shown = show();
        if (pressed.press != Press::none) misses = 0;
        // What nobody sees nobody can answer: the game stands still until then.
        const auto key = is_shown ? key_of(pressed) : u8{KEY_NONE};
        if (key != KEY_NONE) {
            seed_stir();
            return key;
        }
        if (pressed.press != Press::none) continue;

        switch (wait_for_input(time_left(end, tenths == KEY_WAIT || !is_shown))) {
        case Waited::time_up:
            return KEY_NONE;
        case Waited::signal:
            break;
        case Waited::input:
            // Something to read, again and again, and never a key: the end of the input.
            if (++misses > 3) hang_up();
            break;
        }
    }
    return hung_up();
}
