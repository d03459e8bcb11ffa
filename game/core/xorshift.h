/* One step of the 32-bit xorshift 8, 9, 23 on four bytes, low byte first. It
   visits every state but zero once in 4,294,967,295 steps. The dice draw from
   it, and the hash is stirred with it. */
#ifndef XORSHIFT_H
#define XORSHIFT_H

#include "bytes.h"

void xorshift_step(u8 *x);

#endif
