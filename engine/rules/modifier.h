// Definite modifiers: made by an effect, with a duration (CR 714.3).
#ifndef AG_RULES_MODIFIER_H
#define AG_RULES_MODIFIER_H

#include "rules/rules.h"

// Makes one. `lasts_seat` is whose turn ends it (0: the controller's). Returns 0 where there is no room: the limit is
// told as a deviation, nothing breaks.
int ag_modifier_make(ag_rules *rules, const ag_change *change, ag_card_id source, uint16_t printed, ag_seat controller,
                     int lasts, ag_seat lasts_seat, int x);

// Whether a link may still make a modifier that lasts "while this remains …" (CR 714.3b).
int ag_modifier_may_begin(const ag_state *state, ag_card_id source, ag_link_id link, int lasts);

// Ends those of this source that last so: AG_LASTS_WHILE_….
void ag_modifiers_end_while(ag_rules *rules, ag_card_id source, int lasts);

// This one is a part of the first, and as old (CR 712.2, 718.2d).
void ag_modifier_join(ag_state *state, int slot, int first);

// Ends one, by its slot; nothing where it has ended already.
void ag_modifier_drop(ag_rules *rules, int slot);

// Ends what lasts until this moment: the end of a turn, the start of `seat`'s turn, the end of a combat, a ready step.
enum { AG_MOMENT_TURN_ENDS, AG_MOMENT_TURN_BEGINS, AG_MOMENT_COMBAT_ENDS, AG_MOMENT_READY_STEP_ENDS };
void ag_modifiers_end(ag_rules *rules, int moment, ag_seat seat);

// Whether something with this duration ends at that moment (modifiers and watches share it).
int ag_lasts_ends(const ag_rules *rules, int lasts, ag_seat lasts_seat, uint32_t made_in, int moment, ag_seat seat);

#endif
