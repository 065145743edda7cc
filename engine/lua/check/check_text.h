// Text against behaviour: what a card says is compared with what its data and its effects do.
#ifndef AG_LUA_CHECK_CHECK_TEXT_H
#define AG_LUA_CHECK_CHECK_TEXT_H

#include "game/facts/findings.h"
#include "lua/check/behaviour.h"
#include "lua/describe/card_text.h"

// What one side of a card is compared by.
typedef struct ag_text_check {
    const ag_host *host;
    uint16_t printed;
    const ag_behaviour *acts;
    const ag_card_text *text;
    ag_findings *findings;
} ag_text_check;

// check_phrase.c: "target opposing ally" against the targets that are declared, "your allies"
// against the filters of the card.
void ag_check_text_phrases(const ag_text_check *now);

// check_number.c: digits, values and numbers in effects.
void ag_check_text_numbers(const ag_text_check *now, const char *source);

// The rule about AG_FACT_…; NULL past the last.
typedef struct ag_text_rule {
    int code;
    const char *says, *must, *what;
} ag_text_rule;
const ag_text_rule *ag_text_rule_at(int index);

#endif
