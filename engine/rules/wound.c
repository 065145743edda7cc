// Who has dealt damage to whom this turn: a short list, each pair once, for "that was dealt combat
// damage by your hero this turn". It is emptied as the next turn begins.
#include "rules/wound.h"

#include <string.h>

static ag_wound *wound_of(const ag_state *state, ag_card_id victim, ag_card_id source)
{
    AG_ASSERT(state->used.wounds >= 1);
    AG_ASSERT(state->used.wounds <= AG_WOUND_MAX);
    for (int i = 1; i < state->used.wounds; i++) {
        const ag_wound *wound = &state->wounds[i];
        if (ag_card_id_same(wound->victim, victim) && ag_card_id_same(wound->source, source)) {
            return (ag_wound *)wound;
        }
    }
    return NULL;
}

int ag_wound_was(const ag_state *state, ag_card_id victim, ag_card_id source, int combat)
{
    const ag_wound *wound = wound_of(state, victim, source);
    return wound != NULL && (wound->combat || !combat);
}

// The oldest gives way: more pairs than there is room for is a turn of damage to everybody.
static ag_wound *wound_open(ag_state *state)
{
    if (state->used.wounds == AG_WOUND_MAX) {
        memmove(&state->wounds[1], &state->wounds[2], (AG_WOUND_MAX - 2) * sizeof(ag_wound));
        state->used.wounds--;
    }
    return &state->wounds[state->used.wounds++];
}

void ag_wound_note(ag_state *state, const ag_packet *packet)
{
    AG_ASSERT(!(packet->flags & (AG_PACKET_HEAL | AG_PACKET_PUT)));
    if (packet->amount == 0 || packet->source.slot == 0) {
        return;
    }
    ag_wound *wound = wound_of(state, packet->subject, packet->source);
    if (wound == NULL) {
        wound = wound_open(state);
        *wound = (ag_wound){ .victim = packet->subject, .source = packet->source };
    }
    wound->combat |= (packet->flags & AG_PACKET_COMBAT) != 0;
    ag_touch(state, AG_TOUCH_DAMAGE);
}

void ag_wounds_forget(ag_state *state)
{
    AG_ASSERT(state->used.wounds >= 1);
    memset(&state->wounds[1], 0, (size_t)(state->used.wounds - 1) * sizeof(ag_wound));
    state->used.wounds = 1;
    ag_touch(state, AG_TOUCH_TURN);
}
