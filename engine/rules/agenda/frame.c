// Frames: begun as a task, continued whenever what they waited for is done; and powers whose
// condition failed, which are blank for the rest of the game.
#include "rules/agenda/agenda.h"

// ---- blank powers ----

int ag_power_is_blank(const ag_state *state, uint16_t printed, uint16_t power)
{
    for (int i = 1; i < state->used.blanks; i++) {
        if (state->blanks[i].printed == printed && state->blanks[i].power == power) return 1;
    }
    return 0;
}

static int blanked_this_turn(const ag_state *state)
{
    int count = 0;
    for (int i = 1; i < state->used.blanks; i++) {
        count += state->blanks[i].made_in == state->turn.number;
    }
    return count;
}

void ag_power_blank(ag_rules *rules, const ag_frame *frame, int amount)
{
    ag_state *state = rules->state;
    AG_ASSERT(frame->printed != 0);
    AG_ASSERT(!ag_power_is_blank(state, frame->printed, frame->power));
    if (state->used.blanks == AG_BLANK_MAX) {
        rules->over = "more powers fail than the engine has room for";
        return;
    }
    state->blanks[state->used.blanks++] = (ag_blank){ .printed = frame->printed,
                                                      .power = frame->power,
                                                      .made_in = state->turn.number };
    ag_event event = ag_event_of(rules, AG_EVENT_RULING, frame->seat, frame->me);
    event.card_printed = frame->printed;
    event.amount = amount;
    ag_announce(rules, &event);
    if (blanked_this_turn(state) > AG_RULINGS_A_TURN_MAX) {
        rules->over = "more powers fail in one turn than the engine allows";
    }
}

int ag_condition_reads(const ag_rules *rules, const ag_frame *frame)
{
    AG_ASSERT(frame->slot == AG_SLOT_CONDITION);
    return !ag_power_is_blank(rules->state, frame->printed, frame->power)
           && rules->port->test(rules->port->host, rules, frame) > 0;
}

int ag_condition_holds(ag_rules *rules, const ag_frame *frame)
{
    AG_ASSERT(frame->slot == AG_SLOT_CONDITION);
    if (ag_power_is_blank(rules->state, frame->printed, frame->power)) return 0;
    int answer = rules->port->test(rules->port->host, rules, frame);
    if (answer < 0) ag_power_blank(rules, frame, 1);
    return answer > 0;
}

// ---- frames ----

ag_frame *ag_frame_begin(ag_rules *rules, uint16_t printed, uint16_t power, int slot, ag_card_id me,
                         ag_seat seat)
{
    ag_state *state = rules->state;
    AG_ASSERT(printed != 0);
    int at = 1;
    while (at < state->used.frames && state->frames[at].printed != 0) at++;
    if (at == AG_FRAME_MAX) {
        rules->over = "effects inside effects, deeper than the engine goes";
        rules->spill = (ag_frame){ .printed = printed };
        return &rules->spill;
    }
    if (at == state->used.frames) state->used.frames++;
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

// A ruling in the log for this frame: its script failed, so it does nothing (architecture, errors).
static int ruled_out(const ag_rules *rules, uint32_t ordinal)
{
    for (int i = 0; i < rules->ruling_count; i++) {
        if (rules->rulings[i] == ordinal) return 1;
    }
    return 0;
}

int ag_frame_declines(ag_rules *rules, uint16_t printed, uint16_t power, ag_card_id me,
                      ag_seat seat)
{
    if (!ruled_out(rules, rules->state->frames_begun + 1)) return 0;
    rules->state->frames_begun++;  // the number is used up, as if the frame had begun
    ag_frame frame = { .printed = printed, .power = power, .me = me, .seat = seat };
    ag_power_blank(rules, &frame, 0);
    return 1;
}

ag_progress ag_frame_go_on(ag_rules *rules, const ag_task *task)
{
    ag_frame *frame = &rules->state->frames[task->frame.slot];
    AG_ASSERT(frame->printed != 0);
    if (frame->stage == 0 && ruled_out(rules, frame->ordinal)) {
        ag_event event = ag_event_of(rules, AG_EVENT_RULING, frame->seat, frame->me);
        event.card_printed = frame->printed;
        ag_announce(rules, &event);
        ag_reply_clear(rules);
        ag_frame_close(rules, task->frame.slot);
        if (rules->state->turn_links >= AG_TURN_LINKS_MAX) {
            rules->state->turn_links = AG_TURN_LINKS_MAX - AG_LINKS_AGAIN;
        }
        return AG_DONE;
    }
    ag_progress progress = rules->port->run(rules->port->host, rules, task->frame.slot);
    frame->stage = 1;
    if (progress == AG_DONE) ag_frame_close(rules, task->frame.slot);
    return progress;
}
