// What a cost takes besides resources, in English: this distinguishes powers of one card.
#ifndef AG_GAME_FACTS_COST_TEXT_H
#define AG_GAME_FACTS_COST_TEXT_H

#include "aggro.h"
#include "base/span.h"
#include "rules/port.h"

// What a part of a cost does to the cards that are chosen for it, by AG_COST_…: "return to hand".
// NULL: none are.
extern const char *const ag_cost_words[AG_COST_KIND_COUNT];

// "exhaust this, discard 2 cards"; nothing if it takes only resources. `payer`: AG_WHOSE_YOURS, or
// AG_WHOSE_OF_EVENT where it is paid by "that player".
void ag_cost_write(const ag_catalog *catalog, const ag_cost *cost, int payer, ag_writer *out);

// The options of the open question, in its order. If two use powers of one card and read
// alike, each also says what else its power takes, or, if that is the same too, which of the
// card's payment powers it is.
void ag_cost_tell_apart(const ag_rules *rules, ag_view_option *options, int count);

#endif
