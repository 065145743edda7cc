// What a seat may know: its view of the table, and the open question in words. Built from the state
// for that seat only, without hidden cards, orders of decks or dice.
#ifndef AG_GAME_VIEW_VIEW_H
#define AG_GAME_VIEW_VIEW_H

#include "base/span.h"
#include "game/log/game.h"

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

#endif
