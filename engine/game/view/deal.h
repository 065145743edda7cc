// Finds the cards that a seat can't know and deals them again: all that is open stays, only the
// cardboards are exchanged.
#ifndef AG_GAME_VIEW_DEAL_H
#define AG_GAME_VIEW_DEAL_H

#include "game/log/game.h"

// By slot: 1 if the card could be any of those that its owner's deck still hides.
typedef struct ag_hidden {
    uint8_t is[AG_CARD_MAX];
} ag_hidden;

// What `seat` can't know now. It knows what its view shows, and a card outside decks whose face it
// saw in an event since the card came to its place.
void ag_hidden_from(const ag_game *game, ag_seat seat, ag_hidden *out);

// The same for the earlier state `then`, given what is hidden `now`: a card that was seen then, or
// was revealed since, is known.
void ag_hidden_then(const ag_game *game, const ag_state *then, ag_seat seat, const ag_hidden *now,
                    ag_hidden *out);

// Exchanges the cardboards of hidden cards that share owner and deck. The result depends on `seed`
// and on the set of these cardboards, and on nothing else that is hidden.
void ag_deal_anew(ag_rules *rules, const ag_hidden *hidden, ag_seat seat, uint64_t seed);

#endif
