/* Must not link: its variables would run over the second screen. */
#include "bytes.h"

u8 too_large[0xB000];

void ui_run(void)
{
    too_large[0] = 1;
}
