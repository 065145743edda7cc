// What a power's cost takes beside its resources, in a few words: it tells powers of one card apart.
#ifndef AG_GAME_COST_TEXT_H
#define AG_GAME_COST_TEXT_H

#include "aggro.h"
#include "base/span.h"
#include "rules/port.h"

// "exhaust, discard 2"; nothing where it takes resources alone.
void ag_cost_write(const ag_rules *rules, const ag_cost *cost, ag_writer *out);

// The options of the open question, in its order. Of two that use powers of one card, and read alike, each says what
// else its power takes; which of its payment powers it is, where they take the same.
void ag_cost_tell_apart(const ag_rules *rules, ag_view_option *options, int count);

#endif
