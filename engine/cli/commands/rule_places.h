// Where the sources name a rule, what enforces it first: made at build time by
// cmake/rule_places.cmake.
#ifndef AG_CLI_COMMANDS_RULE_PLACES_H
#define AG_CLI_COMMANDS_RULE_PLACES_H

#include <stdint.h>

typedef struct ag_rule_place {
    uint16_t rule;
    uint16_t cites;         // it is only cited there: by a question, an event or a heading
    const char *place;      // "engine/rules/combat/combat.c:41"
} ag_rule_place;

extern const ag_rule_place ag_rule_places[];
extern const int ag_rule_place_count;

#endif
