/* What main calls of the machine before platform.h is ready. */
#ifndef MACHINE_H
#define MACHINE_H

void machine_init(void);

#endif
