// What happens as something happens: powers that say "as", and how cards enter play (CR 704.1b, 710.1a, 710.1b).
#ifndef AG_RULES_AS_H
#define AG_RULES_AS_H

#include "rules/rules.h"

// Begins the effects of all "as" powers that fit the event, of the entering card itself too: together, so that none
// stops another. 1 where there are any.
int ag_as_begin(ag_rules *rules, const ag_event *event);

// The card `before` has become `now` as it entered, at which effects that began after `since` (a timestamp) go on with
// it: modifiers, delayed triggers, what they hold and remember.
void ag_as_came_along(ag_rules *rules, ag_card_id before, ag_card_id now, uint32_t since,
                      const int32_t *memory);

// Exhausted, with damage, with counters: all that says so about the card that has just entered, added up.
void ag_entered_so(ag_rules *rules, const ag_event *event, uint32_t since);

#endif
