#pragma once

// Puts the terminal back and ends the program, with status 0.
[[noreturn]] void leave();
