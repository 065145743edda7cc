// What was chosen for a link when it was added to the chain (CR 707.1b-d): its modes, its X, and
// the share of each target. Views read it from the link at any time. Events take it along, because
// the link may be gone when somebody reads them. The game hash covers only the events themselves,
// so this does not change it.
#ifndef AG_GAME_FACTS_CHOSEN_H
#define AG_GAME_FACTS_CHOSEN_H

#include "base/span.h"
#include "rules/port.h"

// Compared as bytes: no padding.
typedef struct ag_chosen {
    uint16_t printed;       // the card with the modes; 0: none, or not chosen yet
    uint16_t mode_first;    // the first mode among its powers
    uint8_t modes;          // AG_BIT(mode) of the chosen ones
    uint8_t has_x;          // an X was chosen
    int16_t x;
    int16_t share;          // of an event about a target: its share of what is divided, else 0
    uint8_t owner, deck;    // of a card that moves: whose it is, and of which of their decks
} ag_chosen;

// An event with the choices for the link that it is about.
typedef struct ag_event_log_event {
    ag_event event;
    ag_chosen chosen;
} ag_event_log_event;

ag_chosen ag_chosen_for(const ag_rules *rules, const ag_link *link);
ag_event_log_event ag_event_log_event_of(const ag_rules *rules, const ag_event *event);

// The text of a mode; a mode without one is called by its number. `mode` counts from 0, and is
// below AG_MODE_MAX if several may be chosen.
const char *ag_mode_text(const ag_rules *rules, uint16_t printed, int mode_first, int mode);

// "(X = 3): Draw 2 cards.", with a blank before it; nothing if nothing was chosen.
void ag_chosen_write(const ag_rules *rules, const ag_chosen *chosen, ag_writer *out);

#endif
