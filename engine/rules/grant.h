// Powers that cards were given ("target ally has '…' this turn", CR 700.1, 706.1c). What gives one is a modifier like
// any other; who has which now is worked out with the numbers (`held`), and since when, and whether it was used this
// turn, stands in the state (`grants`).
#ifndef AG_RULES_GRANT_H
#define AG_RULES_GRANT_H

#include "rules/rules.h"

// ---- as modifiers are applied (derive.c) ----

// Before they are: nobody holds anything.
void ag_grant_clear(ag_derived *derived);
void ag_grant_apply(const ag_rules *rules, ag_derived *derived, const ag_live *live, ag_card_id card);
void ag_grant_lose(ag_derived *derived, ag_card_id card);

// ---- who has what ----

const ag_power_def *ag_held_power(const ag_rules *rules, const ag_held *held);

// Whether any card can have such powers in this game: known without working any number out.
int ag_grants_possible(const ag_rules *rules);

// Whether any card has one now.
int ag_grants_held(const ag_rules *rules);

// Whether one of this kind (AG_POWER_…) that any card can have waits for the event; of AG_EVENT_COUNT: whether there
// are any at all. Known as quickly.
int ag_grants_wait(const ag_rules *rules, int kind, int event);

// A power that a card has: one that it prints, or one that it was given.
typedef struct ag_owned {
    const ag_power_def *def;        // NULL: it has no such power
    uint16_t printed;               // whose script, and which of its powers
    uint16_t power;
    uint8_t given;
    uint16_t grant;                 // its slot in `grants`, 0: it has none
} ag_owned;

// The powers of a card are numbered: those that it prints, then those that it has been given, the oldest first.
int ag_owned_count(const ag_rules *rules, ag_card_id card);
ag_owned ag_owned_at(const ag_rules *rules, ag_card_id card, int index);

// ---- since when, and how often ----

// Since when its own powers count: since it is there (CR 718.2a-c), or since it has them again (CR 718.2f).
uint32_t ag_grant_stamp_of(const ag_state *state, ag_card_id card, uint32_t there);

// Writes down what cards were given, and what they lost and have again. At once, or other things would come between.
void ag_grants_settle(ag_rules *rules);

void ag_grant_use(ag_state *state, ag_card_id card, uint16_t grant);
void ag_grants_turn(ag_state *state);       // a new turn: nothing was used

#endif
