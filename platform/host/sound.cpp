// A terminal has a bell: it rings for a key that does nothing and for what nobody
// should miss. Everything else is silent here.
#include "terminal.hpp"

extern "C" {
#include "platform.h"
}

u8 plat_silent;

void plat_sound(u8 sound) {
    if (plat_silent) return;
    if (sound == SOUND_NO || sound == SOUND_HORN || sound == SOUND_NIGHTFALL) terminal_bell();
}
