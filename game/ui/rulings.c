#include "rulings.h"

#include "menu.h"
#include "names.h"
#include "readings.h"
#include "tables.h"
#include "text.h"

#define FIRST_ROW 4

static const char *way[READINGS + 1]; /* ended by 0 */

void rulings_choose(void)
{
    u8 reading;
    u8 bit;

    menu_at = 0;
    do {
        text_page("Rules that can be read in two ways");
        bit = 1;
        for (reading = 0; reading < READINGS; ++reading) {
            way[reading] = name_usual[reading];
            if (rules_readings & bit) {
                way[reading] = name_reading[reading];
            }
            bit = (u8)(bit << 1);
        }
        reading = menu_choose(way, FIRST_ROW);
        if (reading < READINGS) {
            rules_readings ^= (u8)(1 << reading);
        }
    } while (reading != MENU_BACK);
}
