// The course of turns: extra, skipped, cut short, and seats that move (CR 500.2-500.6).
#include "rules/turn/turn.h"

#include <string.h>

#include "rules/agenda/agenda.h"
#include "rules/chain/chain.h"

static ag_event event_of_seat(const ag_rules *rules, int kind, ag_seat seat)
{
    return ag_event_of(rules, kind, seat, (ag_card_id){ 0, 0 });
}

// ---- extra turns and skipped ones ----

void ag_turn_extra(ag_rules *rules, ag_seat seat)
{
    ag_turn *turn = &rules->state->turn;
    if (!ag_player_in(rules->state, seat)) {  // CR 500.3
        return;
    }
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
    if (skips[part] < UINT8_MAX) {  // CR 500.4
        skips[part]++;
    }
}

int ag_turn_skips(ag_rules *rules, ag_seat seat, int part)
{
    ag_state *state = rules->state;
    uint8_t *skips = ag_player_edit(state, seat)->skips;
    if (skips[part] == 0) return 0;
    skips[part]--;
    // CR 501.2b: everybody knows that nobody draws first in the first turn.
    if (state->turn.number > 1 || part == AG_PART_TURN) {
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
    for (int i = 1; i <= state->seat_count; i++) in += ag_player_in(state, (ag_seat)i);
    if (seat == other || in <= 2) {  // CR 500.6
        return;
    }
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

void ag_raid_take_due(ag_rules *rules)
{
    const ag_state *state = rules->state;
    if (state->raid_next != 0 && state->sequences[0].which == 0) {
        ag_raid_take(rules, state->raid_next);
    }
}
