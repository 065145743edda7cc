// The rule book as a list: each rule's number, its kind and a title. Nothing is enforced here.
#ifndef AG_BOOK_BOOK_H
#define AG_BOOK_BOOK_H

#include <stdint.h>

#include "state/catalog.h"
#include "state/words.h"

// Rule numbers: AG_RULE_CR_717_4, AG_RULE_R101_3a. A raid's own rules follow: AG_RULE_COUNT +
// symbol.
enum {
    AG_RULE_NONE,
#define AG_RULE(id, number, kind, title) AG_RULE_##id,
#include "book/rules.def"
#undef AG_RULE
    AG_RULE_COUNT
};

// What kind of text a rule is; all but AG_RULE_KIND_RULE need no proof (rules.def).
enum {
    AG_RULE_KIND_RULE,
    AG_RULE_KIND_DEFINITION,
    AG_RULE_KIND_DECK,
    AG_RULE_KIND_PHYSICAL,
    AG_RULE_KIND_TOURNAMENT,
    AG_RULE_KIND_COUNT
};

// What an event or prompt cites; also marks the place in the code that enforces the rule.
#define AG_RULE(id) AG_RULE_##id

// "CR 717.4", and what it is about.
extern const char *const ag_rule_numbers[AG_RULE_COUNT];
extern const char *const ag_rule_titles[AG_RULE_COUNT];
extern const uint8_t ag_rule_kinds[AG_RULE_COUNT];         // AG_RULE_KIND_…
extern const uint16_t ag_keyword_rules[AG_KEYWORD_COUNT];  // the rule of each keyword

// The number of a rule as text, a raid's own too.
const char *ag_rule_text(const ag_catalog *catalog, uint16_t rule);

// Why a rule needs no proof, "definition: …"; NULL where it does.
const char *ag_rule_exemption(uint16_t rule);

// The id of a number of the base game or of R100-R101; AG_RULE_NONE where there is none.
uint16_t ag_rule_find(const char *number);

// 1 where the text looks like a number of a raid's own list: "R201.2", or with a heading "BT:Heroic
// Mode". Those of the base game look like "CR 717.2"; R100.1 may be either.
int ag_rule_looks_a_raids(const char *number);

#endif
