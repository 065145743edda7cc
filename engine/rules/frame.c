// Frames: begun as a task, gone on with whenever what they waited for is done.
#include "rules/frame.h"

#include "rules/agenda.h"
#include "rules/blank.h"
#include "rules/event.h"
#include "rules/leave.h"
#include "state/player.h"

int ag_frames_open(const ag_state *state)
{
    return state->used.frames > 1;
}

ag_frame *ag_frame_begin(ag_rules *rules, uint16_t printed, uint16_t power, int slot, ag_card_id me,
                         ag_seat seat)
{
    ag_state *state = rules->state;
    AG_ASSERT(printed != 0);
    int at = 1;
    while (at < state->used.frames && state->frames[at].printed != 0) {
        at++;
    }
    if (at == AG_FRAME_MAX) {
        rules->over = "effects inside effects, deeper than the engine goes";
        rules->spill = (ag_frame){ .printed = printed };
        return &rules->spill;
    }
    if (at == state->used.frames) {
        state->used.frames++;
    }
    state->frames[at] = (ag_frame){ .printed = printed,
                                    .power = power,
                                    .slot = (uint8_t)slot,
                                    .seat = seat,
                                    .me = me,
                                    .ordinal = ++state->frames_begun };
    ag_task *task = ag_task_push(rules, AG_TASK_FRAME);
    task->frame.slot = (uint16_t)at;
    return &state->frames[at];
}

void ag_frame_close(ag_rules *rules, int frame)
{
    ag_state *state = rules->state;
    AG_ASSERT(state->frames[frame].printed != 0);
    rules->port->drop(rules->port->host, frame);
    state->frames[frame] = (ag_frame){ .printed = 0 };
    while (state->used.frames > 1 && state->frames[state->used.frames - 1].printed == 0) {
        state->used.frames--;
    }
}

// A ruling stands in the log for the frame of this number: its script failed, so it does nothing
// (architecture, errors).
static int ruled_out(const ag_rules *rules, uint32_t ordinal)
{
    for (int i = 0; i < rules->ruling_count; i++) {
        if (rules->rulings[i] == ordinal) {
            return 1;
        }
    }
    return 0;
}

int ag_frame_declines(ag_rules *rules, uint16_t printed, uint16_t power, ag_card_id me,
                      ag_seat seat)
{
    if (!ruled_out(rules, rules->state->frames_begun + 1)) {
        return 0;
    }
    rules->state->frames_begun++;  // the number is used up, as if the frame had begun
    ag_frame frame = { .printed = printed, .power = power, .me = me, .seat = seat };
    ag_power_blank(rules, &frame, 0);
    return 1;
}

// CR 102.3: whoever lost by what an effect did leaves before it goes on. An effect of his own, and
// one in the middle of another thing, is finished first.
static void let_losers_leave(ag_rules *rules, const ag_task *task, ag_seat acting)
{
    ag_state *state = rules->state;
    int resolves = state->used.tasks > 1 && (task - 1)->kind == AG_TASK_RESOLVE;
    int lost = 0;
    for (int seat = 1; seat <= state->seat_count && resolves; seat++) {
        int flags = ag_player_at(state, (ag_seat)seat)->flags;
        lost |= (flags & AG_PLAYER_IN) && (flags & AG_PLAYER_LOST);
    }
    int own = ag_player_at(state, acting)->flags & AG_PLAYER_LOST;
    if (lost && !own) {
        ag_players_leave(rules);
    }
}

ag_progress ag_frame_go_on(ag_rules *rules, const ag_task *task)
{
    ag_frame *frame = &rules->state->frames[task->frame.slot];
    AG_ASSERT(frame->printed != 0);
    if (frame->stage == 0 && ruled_out(rules, frame->ordinal)) {
        ag_event event = ag_event_of(rules, AG_EVENT_RULING, frame->seat, frame->me);
        event.card_printed = frame->printed;
        ag_tell(rules, &event);
        ag_reply_clear(rules);
        ag_frame_close(rules, task->frame.slot);
        if (rules->state->turn_links >= AG_TURN_LINKS_MAX) {
            rules->state->turn_links = AG_TURN_LINKS_MAX - AG_LINKS_AGAIN;
        }
        return AG_DONE;
    }
    ag_progress progress = rules->port->run(rules->port->host, rules, task->frame.slot);
    frame->stage = 1;
    if (progress == AG_DONE) {
        ag_frame_close(rules, task->frame.slot);
    }
    return progress;
}

ag_progress ag_frame_run(ag_rules *rules, ag_task *task)
{
    let_losers_leave(rules, task, rules->state->frames[task->frame.slot].seat);
    // Once somebody has won there is nothing to go on with.
    return rules->state->winner != AG_WINNER_NONE ? AG_AGAIN : ag_frame_go_on(rules, task);
}
