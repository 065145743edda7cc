// Change of control (CR 401.3): whose a card in play is now, and what happens as that changes.
#ifndef AG_RULES_CONTROL_H
#define AG_RULES_CONTROL_H

#include "rules/rules.h"

// Moves what is with another player than it should be.
void ag_control_settle(ag_rules *rules);

// As its controller leaves the game: it goes to whose it is then, and is removed from the game where that is nobody.
void ag_control_give_back(ag_rules *rules, ag_card_id card);

// What lasts "while this remains …" is over for this source (CR 714.3b): AG_LASTS_WHILE_….
void ag_control_stirred(ag_rules *rules, ag_card_id source, int lasts);

#endif
