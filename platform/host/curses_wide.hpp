// ncurses with wide characters. Its macros stay behind this: only the files of the
// terminal include it.
#pragma once

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <ncurses.h>
#include <term.h>

// term.h has names of common words as macros.
#undef lines
#undef columns
#undef tab
#undef bell
