// What a reader calls a card: a number that says only that this is the card that the reader
// has seen all the while. Once its face is hidden from them (shuffled away, back in
// another's hand, turned face down) it has another number. Each reader has their own, and
// none can be worked out from another.
#ifndef AG_GAME_FACTS_ALIAS_H
#define AG_GAME_FACTS_ALIAS_H

#include "state/state.h"

// The name of a card whose face `reader` (AG_READER_…, or a seat) sees. Never 0.
uint32_t ag_card_alias(const ag_state *state, uint16_t slot, int reader);

#endif
