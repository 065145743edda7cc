// Why something is as it is: answers in words, with their rule, for one reader. The present is read
// from the state; for the past, the log runs again in a fork.
#ifndef AG_EXPLAIN_WHY_H
#define AG_EXPLAIN_WHY_H

#include "game/log/game.h"
#include "explain/refusal.h"

// Why the move can't be made.
void ag_why_move(ag_game *game, const ag_attempt *attempt, ag_why *out);

// Why the card does not target `on`, with its `nth` power that has targets (0: any of them).
void ag_why_target(ag_game *game, ag_seat seat, ag_card_id card, ag_card_id on, int nth,
                   ag_why *out);

// Where a number of the card comes from: AG_FIELD_ATK, _HEALTH, _DEF or
// _COST. Expected: AG_NO_MEMORY.
ag_status ag_why_number(ag_game *game, int field, ag_card_id card, ag_why *out, ag_error *error);

// Why the card's triggers did not fire when something that one of them waits for happened last, to
// the card in slot `on` if it is not 0; as `reader` may know it. Expected: AG_NO_MEMORY.
ag_status ag_why_trigger(ag_game *game, uint16_t slot, uint16_t on, int reader, ag_why *out,
                         ag_error *error);

// What changed the last packet of damage (or healing) for the card, in
// order. Expected: AG_NO_MEMORY.
ag_status ag_why_packet(ag_game *game, uint16_t slot, int heals, ag_why *out, ag_error *error);

// ---- for the answering functions ----

// Gives the answer the reason's rule, and "{before}: it is exhausted" as its text.
void ag_why_refused(ag_why *out, const char *before, ag_reason reason);
void ag_why_say(ag_why *out, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void ag_why_step(ag_why *out, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void ag_why_card(ag_why *out, const ag_rules *rules, uint16_t printed);   // each once, in order

// Adds steps: what the move would cost (with this of the card's powers; -1:
// none), and what can pay for it.
void ag_why_cost(ag_why *out, const ag_rules *rules, int move, ag_seat seat, ag_card_id card,
                 int power);

#endif
