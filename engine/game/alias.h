// What a reader calls a card: a number that says nothing of the card but that it is the one that this reader sees, and
// has seen ever since it was called so. Once its face was hidden from them (shuffled away, back in another's hand,
// turned face down) it has another one. Each reader has their own, and none can be worked out from another.
#ifndef AG_GAME_ALIAS_H
#define AG_GAME_ALIAS_H

#include "state/state.h"

// Never 0. Of a card whose face `reader` (AG_READER_…, or a seat) sees.
uint32_t ag_card_alias(const ag_state *state, uint16_t slot, int reader);

#endif
