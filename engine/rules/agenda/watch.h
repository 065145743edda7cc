// Watches: what looks at events. Printed ones are powers of cards; delayed ones are in the state.
#ifndef AG_RULES_AGENDA_WATCH_H
#define AG_RULES_AGENDA_WATCH_H

#include "rules/numbers/filter.h"
#include "rules/rules.h"

// One watch that fits an event: a card's power, or a delayed watch (slot).
typedef struct ag_ready {
    const ag_power_def *power;
    ag_card_id source;
    ag_seat controller;
    uint16_t printed;
    uint16_t power_index;
    uint16_t watch;  // slot of a delayed watch, 0: printed
    int16_t x;       // of a keyword's power: the number after the keyword
    // Of a keyword's power: which instance of it; of a given one: which of its card.
    uint16_t instance;
    uint8_t given;  // its card was given it
} ag_ready;

// CR 701.4: "once per turn", of what a card says itself: whether it was used up, and that it is.
int ag_watch_is_used(const ag_rules *rules, const ag_ready *ready);
void ag_watch_use(ag_rules *rules, const ag_power_def *power, ag_card_id source);

// AG_REASON_NONE where the power waits for this event; else the reason. Functions are not asked.
ag_reason ag_watch_refuse(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event,
                            const ag_context *context);
// All of `kind` (AG_POWER_TRIGGER or AG_POWER_REPLACE) that fit the event: powers of cards in play
// by seat and row, of keywords, given ones, those of cards elsewhere, then delayed watches by slot.
// Which of several applies first is for those who ask. Data conditions are checked, functions not.
int ag_watch_ready(const ag_rules *rules, int kind, const ag_event *event, ag_ready *out,
                   int capacity);
// Those powers of the event's card, which is about to enter play under the event's player.
int ag_watch_ready_entering(const ag_rules *rules, int kind, const ag_event *event, ag_ready *out,
                            int capacity);
// CR 703.3c: those of the event's card that work since it was turned over, but did not before.
int ag_watch_ready_turned(const ag_rules *rules, int kind, const ag_event *event, ag_ready *out,
                          int capacity);
// CR 703.3c: triggers of the event's card that work, and did not before, where the event brought
// it.
int ag_watch_ready_come(const ag_rules *rules, const ag_event *event, ag_ready *out, int capacity);
// All such powers that the card has where it is, if what they say after "if" holds now.
int ag_watch_ready_of(const ag_rules *rules, int kind, ag_card_id card, ag_ready *out,
                      int capacity);
// The condition function of a watch that fits, where it has one: part of what it watches for,
// judged as that happens (or would). 0 for a blank power.
int ag_watch_condition(ag_rules *rules, const ag_ready *ready, const ag_event *event);
// The same for those who only ask: where the function fails the answer is 0, nothing changes.
int ag_watch_condition_reads(const ag_rules *rules, const ag_ready *ready, const ag_event *event);
// Whether its effect runs: it does not replace again what a modifier made of an event (CR 716.1e).
int ag_watch_at_work(const ag_state *state, const ag_ready *ready);
// What the effect left with a delayed watch; nothing for a printed one.
void ag_watch_captured(const ag_rules *rules, const ag_ready *ready, ag_ref out[3]);

#endif
