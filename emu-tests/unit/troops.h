/* Two units to test with: units 0 and 1 face each other in the open. */
#ifndef TROOPS_H
#define TROOPS_H

#include "troop.h"

/* A thousand human heavy infantry of class C each, with swords and shields, no
   missiles, no spells; the default readings; dice from a fixed seed. */
void troops_line_up(void);

#endif
