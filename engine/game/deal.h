// Which cards a seat can't know, and dealing those anew: what lies on them face up stays, the cardboards change hands.
#ifndef AG_GAME_DEAL_H
#define AG_GAME_DEAL_H

#include "game/game.h"

// By slot: 1 where the card could be any of those that its owner's deck still hides.
typedef struct ag_hidden {
    uint8_t is[AG_CARD_MAX];
} ag_hidden;

// What `seat` can't know now. It knows what its view shows, and a card outside decks whose face it was told since the
// card came where it is.
void ag_hidden_from(const ag_game *game, ag_seat seat, ag_hidden *out);

// The same as the game stood `then`, where `now` is hidden: what was seen then, or has come up since, is as it is.
void ag_hidden_then(const ag_game *game, const ag_state *then, ag_seat seat, const ag_hidden *now, ag_hidden *out);

// The cardboards of hidden cards that have one owner and one deck are exchanged among them. What comes of it hangs on
// `seed`, and on which cardboards these are together; on nothing else that is hidden.
void ag_deal_anew(ag_rules *rules, const ag_hidden *hidden, ag_seat seat, uint64_t seed);

#endif
