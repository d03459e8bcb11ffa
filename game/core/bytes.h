/* The only kinds of number the rules use. Expressions on them are cast back to
   their width at every step: cc65 and a host promote differently. */
#ifndef BYTES_H
#define BYTES_H

#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;

#endif
