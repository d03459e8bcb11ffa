/* Where the cards can be read in two ways and both are in the program: a bit
   set is the other way. docs/rulings.md says what each is. */
#ifndef READINGS_H
#define READINGS_H

#include "bytes.h"

extern u8 rules_readings; /* READING_... */

#endif
