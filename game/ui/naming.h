/* A name for a saved game, typed, or turned letter by letter with a stick. */
#ifndef NAMING_H
#define NAMING_H

/* 0 if the person went back, or gave none. */
const char *naming_ask(void);

#endif
