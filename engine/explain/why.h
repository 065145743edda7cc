// Why something is as it is: answers in words, with their rule, for one reader. The present is read
// from the state; for the past, the log runs again in a fork.
#ifndef AG_EXPLAIN_WHY_H
#define AG_EXPLAIN_WHY_H

#include "game/log/game.h"

// ---- refusals ----

// Moves, in the order of their questions.
enum {
    AG_WHY_PLAY,
    AG_WHY_PLACE,
    AG_WHY_COMPLETE,
    AG_WHY_USE,
    AG_WHY_ATTACK,
    AG_WHY_PROTECT,
    AG_WHY_STRIKE,
    AG_WHY_MOVES
};

enum { AG_CAUSES_MAX = 16 };

typedef struct ag_refusal {
    ag_reason reason;                // AG_REASON_NONE: nothing forbids it
    const char *rule;  // the rule's number, or that of the raid's own rule; "": no reason
    const char *text;                // "it is exhausted"
    int power;                       // the refused power; -1: none
    int cause_count;
    uint16_t causes[AG_CAUSES_MAX];  // printed: the cards whose effects forbid it
} ag_refusal;

// A move that `seat` would make with the card: against `other` (an attack; slot 0: against
// anybody), with its `nth` power (0: any of them).
typedef struct ag_attempt {
    int move;                        // AG_WHY_PLAY and so on
    ag_seat seat;
    ag_card_id card, other;
    int nth;
} ag_attempt;

// Whether the move may be made. 0: nothing forbids it.
int ag_move_refusal(const ag_rules *rules, const ag_attempt *attempt, ag_refusal *out);

// The same for a reason that is already known, about these cards.
int ag_refusal_of(const ag_rules *rules, ag_reason reason, const ag_card_id *cards, int count,
                  ag_refusal *out);

// ---- answers ----

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
const char *ag_why_name(const ag_rules *rules, ag_card_id card);
void ag_why_card(ag_why *out, const ag_rules *rules, uint16_t printed);   // each once, in order

#endif
