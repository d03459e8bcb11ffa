#include "detail.h"

#include "battle.h"
#include "combat.h"
#include "keys.h"
#include "morale.h"
#include "names.h"
#include "panel.h"
#include "platform.h"
#include "players.h"
#include "text.h"
#include "troop.h"
#include "ui.h"

u8 detail_on;

/* A person reads as long as it takes; a battle that is only watched goes on. */
static void read(void)
{
    if (players_persons() && ui_screen != SCREEN_REPLAY) {
        key_any();
    } else {
        panel_keys("");
        key_pause();
        key_pause();
    }
}

static void side_row(u8 side)
{
    u8 unit = combat_unit[side];

    text_row((u8)(PANEL_UNIT + side));
    panel_name(unit);
    text_to(16);
    text_number(combat_wf[side], 2);
    text_signed(combat_tf[side], FACTOR_ZERO);
    text_signed(combat_rf[side], FACTOR_ZERO);
    text_signed(combat_total[side], FACTOR_ZERO);
    text_number(combat_percent[side], 4);
    text_letter('%');
    text_number(combat_kills[side], 5);
    text_end();
}

void detail_combat(void)
{
    text_title(PANEL_STATUS);
    text("                WF  TF  RF Tot  Cas Kill");
    text_end();
    side_row(ATTACKER);
    side_row(DEFENDER);
    text_row(PANEL_LINE);
    if (combat_winner == NOBODY) {
        text("Nobody has won.");
    } else {
        panel_name(combat_unit[combat_winner]);
        text(" win.");
    }
    text_end();
    read();
    panel_status();
}

static const char *const result_label[] = {": take orders", ": halt", ": ROUT"};

void detail_morale(u8 unit, u8 result)
{
    text_title(PANEL_STATUS);
    text("Dice Close Dead  BS  RS Magic Total");
    text_end();
    text_row(PANEL_UNIT);
    text_number(morale_dice, 4);
    text_space();
    text_signed(morale_close, COUNT_ZERO);
    text_signed((u16)(COUNT_ZERO - morale_dead), COUNT_ZERO);
    text_space();
    text_signed(morale_battles, COUNT_ZERO);
    text_signed(morale_routs, COUNT_ZERO);
    text_signed((u16)((u16)(COUNT_ZERO + morale_courage) - morale_fear), COUNT_ZERO);
    text_space();
    text_space();
    text_signed(morale_total, MORALE_ZERO);
    text_end();
    text_row(PANEL_UNIT + 1);
    panel_name(unit);
    text(", class ");
    text(name_class[unit_class[unit]]);
    if (result != MORALE_TAKES_ORDERS) {
        plat_ink = INK_ALARM;
    }
    text(result_label[result]);
    text_end();
    text_blank(PANEL_LINE);
    read();
    panel_status();
}

void detail_odds(void)
{
    text("Expected: they lose ");
    text_count(combat_kills[ATTACKER]);
    text(", you ");
    text_count(combat_kills[DEFENDER]);
    text_letter('.');
}
