// What a seat may know: its view of the table, and the open question in words. Built from the state
// for that seat only, without hidden cards, orders of decks or dice.
#ifndef AG_GAME_VIEW_VIEW_H
#define AG_GAME_VIEW_VIEW_H

#include "base/span.h"
#include "game/log/game.h"

// What a reader calls a card whose face they see: a number, never 0, that says only that this is
// the card that the reader has seen all the while. Once its face is hidden from them (shuffled
// away, back in another's hand, turned face down) it has another number. Each reader has their own,
// and none can be worked out from another.
uint32_t ag_card_alias(const ag_state *state, uint16_t slot, int reader);

// The card's id in views; 0 if the reader (a seat, AG_READER_…) does not know its face.
uint32_t ag_view_id(const ag_state *state, ag_card_id card, int reader);

// "ripe 1, sour 2": the counters on a card whose face the reader knows.
// Writes nothing if there are none.
void ag_view_write_counters(const ag_rules *rules, ag_card_id card, int reader, ag_writer *out);

// The open question's prompt, for those who are asked.
void ag_prompt_text(const ag_rules *rules, int reader, char *out, size_t capacity);

// One option of the open question in words: "Play Fire Blast (2)".
void ag_option_text(const ag_rules *rules, const ag_option *option, int reader, char *out,
                    size_t capacity);

// ---- what a seat can't know ----

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
