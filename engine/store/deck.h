// Deck rules: what a raider may sit down with (CR 100, R100.1). Boss players' decks are exempt.
#ifndef AG_STORE_DECK_H
#define AG_STORE_DECK_H

#include "store/library.h"

// Expected: AG_BAD_CONTENT, one sentence that names the rule.
ag_status ag_deck_check(const ag_library *library, const ag_deck_row *deck, ag_error *error);

// R100.1: raiders' heroes are not of both Alliance and Horde. 1 where the two may raid together.
int ag_deck_heroes_agree(const ag_card_row *one, const ag_card_row *other);

#endif
