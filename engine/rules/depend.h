// Which continuous modifiers depend on which others (CR 719.1, 719.4).
#ifndef AG_RULES_DEPEND_H
#define AG_RULES_DEPEND_H

#include "rules/rules.h"

// A set of those that live: a bit for each.
typedef struct ag_row {
    uint64_t words[AG_LIVE_MAX / 64];
} ag_row;

// A set of cards in play, by slot.
typedef struct ag_card_set {
    uint64_t words[AG_CARD_MAX / 64];
} ag_card_set;

typedef struct ag_graph {
    const ag_rules *rules;
    const ag_derived *derived;
    ag_row on[AG_LIVE_MAX];             // on[a] has b: a depends on b
    ag_row of_field[AG_FIELD_COUNT];
    uint64_t reads[AG_LIVE_MAX];
    uint64_t writes;                    // AG_LONG_BIT(AG_FIELD_…) of all of them
    uint64_t tested;                    // those of them that some of them reads
    int count;                          // 0: nobody depends on anybody
    int words;                          // of a row that are in use
    int card_words;                     // of a set of cards that are in use
    int party;                          // `slots`: the cards in the parties; behind them those in rows of resources
    int all;
    uint16_t slots[AG_CARD_MAX];
    uint64_t open[AG_CARD_MAX];         // by slot: those of `tested` that some of them may write on the card
    ag_row worked;                      // of these `works` is known
    ag_card_set works[AG_LIVE_MAX];     // on which cards one may work
} ag_graph;

// The fields that this one's subject, amount and condition look at: AG_LONG_BIT(AG_FIELD_…).
uint64_t ag_depend_reads(const ag_live *live);

// Works out who depends on whom among those that live.
void ag_depend_note(const ag_rules *rules, const ag_derived *derived, ag_graph *graph);

// Whether it is in the row; the first in the row behind `at`, AG_LIVE_MAX: none.
int ag_row_has(const ag_row *row, int at);
int ag_row_next(const ag_row *row, int at, int words);

#endif
