// Why a move is refused: the rules' reason, the cards whose effects cause it, and the
// raid's own rule, if it is one.
#ifndef AG_EXPLAIN_REFUSAL_H
#define AG_EXPLAIN_REFUSAL_H

#include "rules/rules.h"

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

#endif
