// What an offered move leaves open: which modes it has, and how large its X can be.
#ifndef AG_GAME_FACTS_OFFER_H
#define AG_GAME_FACTS_OFFER_H

#include "aggro.h"
#include "rules/port.h"

// The modes of all options of a question, one option after the other.
enum { AG_OFFERED_MODES_MAX = 256 };
typedef struct ag_offered_modes {
    ag_view_mode modes[AG_OFFERED_MODES_MAX];
    int count;
} ag_offered_modes;

// Fills in modes and X of an option that plays, uses or completes something, or that is a mode.
// `seat` is asked. If `into` is full, the option shows no modes.
void ag_offer(const ag_rules *rules, const ag_option *option, ag_seat seat, ag_offered_modes *into,
              ag_view_option *out);

#endif
