// What lives: the continuous modifiers that are in force now, and what one of them says.
#ifndef AG_RULES_LIVE_H
#define AG_RULES_LIVE_H

#include "rules/filter.h"
#include "rules/rules.h"

// Lists them, with what they read and change.
void ag_live_collect(const ag_rules *rules, ag_derived *derived);

// Adds what the cards in these slots of the party have by keywords, which must be known by then; 1 where there is any.
int ag_live_collect_keywords(const ag_rules *rules, ag_derived *derived, const uint16_t *slots, int count);

// Adds what cards have by powers that they were given, of which more are known by now; 1 where there is any.
int ag_live_collect_held(const ag_rules *rules, ag_derived *derived);

// When the powers of a card in play begin to count (CR 718.2a, 718.2b).
uint32_t ag_live_stamp(const ag_card *card);

// What its filters and amounts are seen from.
ag_lens ag_live_lens(const ag_live *live);

// Not where its card lost its powers (CR 700.3, 704.1a).
int ag_live_generated(const ag_derived *derived, const ag_live *live);

int ag_live_works_on(const ag_rules *rules, const ag_live *live, ag_card_id card);

// Not kept from the card by who is set apart (apart.h).
int ag_live_reaches(const ag_rules *rules, const ag_live *live, ag_card_id card);

// Whether it speaks of this card as one that `seat` plays, wherever it lies.
int ag_live_plays(const ag_rules *rules, const ag_live *live, ag_card_id card, ag_seat seat);

// A number after it: plus, set or doubled.
int16_t ag_live_changed(int16_t number, const ag_live *live, int32_t value);

#endif
