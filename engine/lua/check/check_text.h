// Text against behaviour: what a card says is compared with what its data and its effects do.
#ifndef AG_LUA_CHECK_CHECK_TEXT_H
#define AG_LUA_CHECK_CHECK_TEXT_H

#include <stddef.h>

#include "game/facts/findings.h"
#include "lua/check/behaviour.h"

// ---- the text in small letters, with the line of each word (card_text.c) ----

enum { AG_CARD_TEXT_MAX = 1024 };

typedef struct ag_card_text {
    const char *raw;             // as the script has it
    char low[AG_CARD_TEXT_MAX];  // the same in small letters
    const char *file;            // the text of its file
    const char *source;          // … from the text's field on
    int line;                    // of that field
} ag_card_text;

// `from`: the place in the file behind which `text = ` stands. 0: there is no text.
int ag_card_text_open(ag_card_text *text, const char *raw, const char *file, const char *from);

// The line in the file of the character at `at`, as far as that can be found.
int ag_card_text_line(const ag_card_text *text, size_t at);

// Where the first of the phrases stands in the text. Bars separate phrases, and words may go on
// after a *. The words of the phrase are copied to `found` if it has room. -1: none of them does.
int ag_card_text_find(const ag_card_text *text, const char *phrases, char *found, size_t capacity);

// The same for one phrase, at or after `from`.
int ag_card_text_next(const ag_card_text *text, size_t from, const char *phrase, size_t length);

// ---- comparing ----

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
