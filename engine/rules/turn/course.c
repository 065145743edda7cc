// The course of turns: extra, skipped, cut short, and seats that move (CR 500.2-500.6).
#include "rules/turn/turn.h"

#include <string.h>

static ag_event event_of_seat(const ag_rules *rules, int kind, ag_seat seat)
{
    return ag_event_of(rules, kind, seat, ag_nobody);
}

// ---- extra turns and skipped ones ----

void ag_turn_extra(ag_rules *rules, ag_seat seat)
{
    ag_turn *turn = &rules->state->turn;
    if (!ag_player_in(rules->state, seat)) return;  // CR 500.3
    int room = turn->extra_count < AG_EXTRA_TURN_MAX;
    ag_event event = event_of_seat(rules, room ? AG_EVENT_EXTRA_TURN : AG_EVENT_LIMIT, seat);
    event.rule = AG_RULE_CR_500_3;
    ag_announce(rules, &event);
    if (room) turn->extra[turn->extra_count++] = seat;
}

void ag_turn_skip(ag_rules *rules, ag_seat seat, int part)
{
    uint8_t *skips = ag_player_edit(rules->state, seat)->skips;
    AG_ASSERT(part >= AG_PART_TURN && part < AG_PART_COUNT);
    if (skips[part] < UINT8_MAX) skips[part]++;  // CR 500.4
}

int ag_turn_skips(ag_rules *rules, ag_seat seat, int part)
{
    uint8_t *skips = ag_player_edit(rules->state, seat)->skips;
    if (skips[part] == 0) return 0;
    skips[part]--;
    // CR 501.2b: everybody knows that nobody draws first in the first turn.
    if (rules->state->turn.number > 1 || part == AG_PART_TURN) {
        ag_event event = event_of_seat(rules, AG_EVENT_SKIPPED, seat);
        event.word = (uint8_t)part;
        ag_announce(rules, &event);
    }
    return 1;
}

ag_seat ag_turn_next(ag_rules *rules)
{
    ag_state *state = rules->state;
    ag_turn *turn = &state->turn;
    ag_seat after = turn->regular != 0 ? turn->regular : turn->seat;
    if (turn->skip_to != 0) {  // CR 500.5: also past extra turns
        memset(turn->extra, 0, sizeof turn->extra);
        turn->extra_count = 0;
    }
    // It ends: each round takes off an extra turn or a skip, or finds the turn's player. Somebody
    // is still in the game.
    for (;;) {
        int extra = turn->extra_count > 0;
        ag_seat seat = turn->skip_to != 0 ? turn->skip_to : ag_player_next(state, after);
        if (extra) {
            seat = turn->extra[--turn->extra_count];
            turn->extra[turn->extra_count] = 0;
        } else {
            after = seat;
        }
        turn->skip_to = 0;
        if (ag_player_in(state, seat) && !ag_turn_skips(rules, seat, AG_PART_TURN)) {
            turn->regular = extra ? after : 0;
            return seat;
        }
    }
}

// ---- seats ----

void ag_seat_move(ag_rules *rules, ag_seat seat, ag_seat other)
{
    ag_state *state = rules->state;
    int in = 0, count = 0;
    ag_seat seats[AG_SEAT_MAX];
    for (ag_seat i = 1; i <= state->seat_count; i++) in += ag_player_in(state, i);
    if (seat == other || in <= 2) return;  // CR 500.6
    for (int i = 0; i < state->seat_count; i++) {
        ag_seat next = ag_player_around(state, other, i);
        if (next != seat) seats[count++] = next;
    }
    seats[count++] = seat;  // clockwise from the other one, the last is to the right
    AG_ASSERT(count == state->seat_count);
    for (int i = 0; i < count; i++) ag_player_edit(state, seats[i])->order = (uint8_t)(i + 1);
    ag_touch(state, AG_TOUCH_PLAY);
    ag_event event = event_of_seat(rules, AG_EVENT_SEAT_MOVED, seat);
    event.by = other;
    ag_announce(rules, &event);
}

// ---- a turn that is cut short (CR 500.5) ----

void ag_turn_cut_begin(ag_rules *rules, ag_seat next)
{
    ag_task_push(rules, AG_TASK_TURN_CUT)->seat = next;
}

ag_progress ag_turn_cut_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (task->stage > 0) return AG_DONE;
    task->stage = 1;
    ag_event event = event_of_seat(rules, AG_EVENT_TURN_CUT, state->turn.seat);
    ag_announce(rules, &event);
    state->turn.ending = 1;  // windows and steps close as they see it
    state->turn.skip_to = task->seat;
    state->combat = (ag_combat){ .stage = AG_COMBAT_NONE };
    ag_touch(state, AG_TOUCH_COMBAT);
    static const int moments[] = { AG_MOMENT_COMBAT_ENDS, AG_MOMENT_TURN_ENDS };
    for (int i = 0; i < 2; i++) ag_lasting_end(rules, moments[i], state->turn.seat);
    ag_chain_clear(rules, AG_RULE(CR_500_5));
    return AG_AGAIN;
}

// ---- other versions of the raid ----

void ag_raid_take(ag_rules *rules, uint16_t raid)
{
    ag_state *state = rules->state;
    const ag_raid_def *old = rules->catalog->raid;
    rules->catalog = rules->port->view(rules->port->host, state->scripts, raid);
    const ag_raid_def *now = rules->catalog->raid;
    for (int word = old->word_count; word < now->word_count; word++) {
        state->raid_words[word] = now->words[word];
    }
    state->raid = raid;
    state->raid_next = 0;
    ag_touch(state, AG_TOUCH_WORDS);
    ag_touch(state, AG_TOUCH_TURN);
    ag_touch(state, AG_TOUCH_PLAY);  // what its powers say of cards there
}

// Sequences: one step after the other, until one has put something onto the chain; then processing
// comes back as soon as that has left.

int ag_sequence_ready(const ag_state *state)
{
    const ag_sequence *oldest = &state->sequences[0];
    return oldest->which != 0 && ag_link_at(state, oldest->waits) == NULL;
}

// ---- a step ----

static void step_begin(ag_rules *rules, const ag_sequence *sequence, const ag_sequence_step *step)
{
    const ag_card_def *raid = ag_catalog_card(rules->catalog, rules->catalog->raid->printed);
    const ag_power_def *power = &raid->powers[step->power];
    if (step->kind != AG_SEQUENCE_EFFECT) {
        ag_frame *frame = ag_frame_begin(rules, rules->catalog->raid->printed, step->power,
                                         AG_SLOT_EFFECT, sequence->card, sequence->seat);
        frame->event = ag_event_of(rules, AG_EVENT_DESTROYED, sequence->seat, sequence->card);
    } else if (ag_chain_room(rules->state) > 0) {
        // R302.2, R502.2: an effect that no card stands for, and that players can't interrupt.
        ag_link link = { .kind = AG_LINK_EFFECT,
                         .flags = AG_LINK_UNINTERRUPTIBLE | AG_LINK_COSTLESS,
                         .card = sequence->card,
                         .printed = rules->catalog->raid->printed,
                         .power = step->power,
                         .controller = sequence->seat };
        ag_link_id id = ag_link_open(rules, &link);
        ag_event event = ag_event_of(rules, AG_EVENT_ADDED, sequence->seat, sequence->card);
        event.card_printed = rules->catalog->raid->printed;
        event.link = id;
        event.rule = power->rule;
        event.symbol = power->id;
        ag_link_edit(rules->state, id)->event = event;
        rules->state->links_added++;
        ag_happen(rules, &event);
    }
}

enum { SEQUENCE_BEGINS, SEQUENCE_STEPPED };

ag_progress ag_sequence_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_sequence *sequence = &state->sequences[0];
    const ag_raid_def *raid = rules->catalog->raid;
    AG_ASSERT(sequence->which > 0 && sequence->which <= raid->sequence_count);
    const ag_sequence_def *def = &raid->sequences[sequence->which - 1];
    if (task->stage == SEQUENCE_BEGINS) {
        ag_seat seat = sequence->seat;
        if (sequence->step == def->step_count || !ag_player_in(state, seat)
            || (ag_player_at(state, seat)->flags & AG_PLAYER_LOST)) {
            // The next one moves up.
            memmove(&state->sequences[0], &state->sequences[1],
                    sizeof state->sequences - sizeof state->sequences[0]);
            state->sequences[AG_SEQUENCE_MAX - 1] = (ag_sequence){ .which = 0 };
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
    // What the step has put onto the chain: of several the lowest, which leaves last.
    ag_link_id lowest = { 0, 0 };
    uint32_t order = UINT32_MAX;
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        if (link->kind != AG_LINK_FREE && link->order > task->sequence.clock
            && link->order < order) {
            order = link->order;
            lowest = ag_link_id_of(state, slot);
        }
    }
    sequence->waits = lowest;
    int added = sequence->waits.slot != 0;
    sequence->step += def->steps[sequence->step].kind != AG_SEQUENCE_AGAIN || !added;
    if (!added) return AG_AGAIN;
    ag_window_anew(state);  // the turn player gets priority
    return AG_DONE;
}
