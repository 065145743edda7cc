// What was chosen for a link as it was added to the chain (CR 707.1b-d): its modes, its X, and what of it each target
// gets. It is read off the link, for views at any time and for events as they are told: the link may be gone when
// somebody reads of them. The game hash runs over the events alone, so that none of this changes it.
#ifndef AG_GAME_CHOSEN_H
#define AG_GAME_CHOSEN_H

#include "base/span.h"
#include "rules/port.h"

typedef struct ag_chosen {
    uint16_t printed;               // whose modes; 0: it has none, or they are not chosen yet
    uint16_t mode_first;            // the first of them among its powers
    uint8_t modes;                  // AG_BIT(mode) of those chosen
    uint8_t has_x;                  // an X was chosen
    int16_t x;
    int16_t share;                  // of an event about a target: what it gets of what is divided; 0: nothing is
    uint16_t spare;                 // compared as bytes: no padding
} ag_chosen;

// An event with what was chosen for the link that it is about.
typedef struct ag_told_event {
    ag_event event;
    ag_chosen chosen;
} ag_told_event;

ag_chosen ag_chosen_for(const ag_rules *rules, const ag_link *link);
ag_told_event ag_told_event_of(const ag_rules *rules, const ag_event *event);

// What a mode says of itself; one without a text is called by its number. `mode` counts from 0, and is below
// AG_MODE_MAX where several may be chosen.
const char *ag_mode_text(const ag_rules *rules, uint16_t printed, int mode_first, int mode);

// "(X = 3): Draw 2 cards.", with a blank before it; nothing where nothing was chosen.
void ag_chosen_write(const ag_rules *rules, const ag_chosen *chosen, ag_writer *out);

#endif
