// The end from outside: Ctrl-C, kill, a closed window, a line that went dead.
#pragma once

// From here on the signals of the end wait until wait_for_input lets them in, so
// that nothing is ever cut in two.
void hang_up_listen();
bool is_hung_up();
void hang_up();

enum class Waited { input, signal, time_up };

// Waits for something to read, for a signal, or for so many milliseconds; below 0 as
// long as it takes.
Waited wait_for_input(int milliseconds);
