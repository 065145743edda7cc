// Sequences: one step after the other, until one has put something onto the chain; then processing
// comes back as soon as that has left.
#include "rules/turn/turn.h"

#include <string.h>

#include "rules/change/change.h"
#include "rules/numbers/links.h"
#include "rules/play/play.h"

static const ag_sequence_def *def_of(const ag_rules *rules, const ag_sequence *sequence)
{
    const ag_raid_def *raid = rules->catalog->raid;
    AG_ASSERT(sequence->which > 0 && sequence->which <= raid->sequence_count);
    return &raid->sequences[sequence->which - 1];
}

// The next one moves up.
static void sequence_close(ag_state *state)
{
    memmove(&state->sequences[0], &state->sequences[1],
            sizeof state->sequences - sizeof state->sequences[0]);
    state->sequences[AG_SEQUENCE_MAX - 1] = (ag_sequence){ .which = 0 };
}

int ag_sequence_ready(const ag_state *state)
{
    const ag_sequence *oldest = &state->sequences[0];
    return oldest->which != 0 && ag_link_at(state, oldest->waits) == NULL;
}

// ---- a step ----

// What the step has put onto the chain: of several the lowest, which leaves last.
static ag_link_id added_since(const ag_state *state, uint32_t clock)
{
    ag_link_id lowest = { 0, 0 };
    uint32_t order = UINT32_MAX;
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        if (link->kind != AG_LINK_FREE && link->order > clock && link->order < order) {
            order = link->order;
            lowest = ag_link_id_of(state, slot);
        }
    }
    return lowest;
}

static void begin_function(ag_rules *rules, const ag_sequence *sequence, uint16_t power)
{
    ag_frame *frame = ag_frame_begin(rules, rules->catalog->raid->printed, power, AG_SLOT_EFFECT,
                                     sequence->card, sequence->seat);
    frame->event = ag_event_of(rules, AG_EVENT_DESTROYED, sequence->seat, sequence->card);
}

// R302.2, R502.2: an effect that no card stands for, and that players can't interrupt.
static void add_effect(ag_rules *rules, const ag_sequence *sequence, const ag_power_def *power,
                       uint16_t index)
{
    ag_state *state = rules->state;
    ag_link link = { .kind = AG_LINK_EFFECT,
                     .flags = AG_LINK_UNINTERRUPTIBLE | AG_LINK_COSTLESS,
                     .card = sequence->card,
                     .printed = rules->catalog->raid->printed,
                     .power = index,
                     .controller = sequence->seat };
    ag_link_id id = ag_link_open(rules, &link);
    ag_event event = ag_event_of(rules, AG_EVENT_ADDED, sequence->seat, sequence->card);
    event.card_printed = rules->catalog->raid->printed;
    event.link = id;
    event.rule = power->rule;
    event.symbol = power->id;
    ag_link_edit(state, id)->event = event;
    state->links_added++;
    ag_happen(rules, &event);
}

static void step_begin(ag_rules *rules, const ag_sequence *sequence, const ag_sequence_step *step)
{
    const ag_card_def *raid = ag_catalog_card(rules->catalog, rules->catalog->raid->printed);
    const ag_power_def *power = &raid->powers[step->power];
    if (step->kind != AG_SEQUENCE_EFFECT) {
        begin_function(rules, sequence, step->power);
    } else if (ag_chain_room(rules->state) > 0) {
        add_effect(rules, sequence, power, step->power);
    }
}

enum { SEQUENCE_BEGINS, SEQUENCE_STEPPED };

ag_progress ag_sequence_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_sequence *sequence = &state->sequences[0];
    const ag_sequence_def *def = def_of(rules, sequence);
    if (task->stage == SEQUENCE_BEGINS) {
        ag_seat seat = sequence->seat;
        if (sequence->step == def->step_count || !ag_player_in(state, seat)
            || (ag_player_at(state, seat)->flags & AG_PLAYER_LOST)) {
            sequence_close(state);
            return AG_DONE;
        }
        task->stage = SEQUENCE_STEPPED;
        task->sequence.clock = state->clock;
        step_begin(rules, sequence, &def->steps[sequence->step]);
        return AG_AGAIN;
    }
    task->stage = SEQUENCE_BEGINS;
    if (ag_player_at(state, sequence->seat)->flags & AG_PLAYER_LOST) {  // R100.2
        state->reason = AG_END_BOSS;  // what followed the Boss's end was the player's own
    }
    sequence->waits = added_since(state, task->sequence.clock);
    int added = sequence->waits.slot != 0;
    sequence->step += def->steps[sequence->step].kind != AG_SEQUENCE_AGAIN || !added;
    if (!added) return AG_AGAIN;
    ag_window_anew(state);  // the turn player gets priority
    return AG_DONE;
}
