// The agenda: the top task runs until it is done, asks, or pushes another. None recurses or blocks.
#include "rules/agenda/agenda.h"

#include <string.h>

enum { WORDS_A_REF = sizeof(ag_ref) / sizeof(uint32_t) };
_Static_assert(sizeof(ag_ref) == 8, "a ref is two words");

ag_task *ag_task_top(ag_rules *rules)
{
    AG_ASSERT(rules->state->used.tasks > 0);
    return &rules->state->tasks[rules->state->used.tasks - 1];
}

ag_task *ag_task_push(ag_rules *rules, int kind)
{
    ag_state *state = rules->state;
    AG_ASSERT(state->used.tasks < AG_TASK_MAX);
    AG_ASSERT(kind > AG_TASK_NONE && kind < AG_TASK_COUNT);
    ag_task *task = &state->tasks[state->used.tasks++];
    *task =
        (ag_task){ .kind = (uint8_t)kind, .base = state->used.words, .list = state->used.words };
    return task;
}

void ag_task_give(ag_rules *rules, const ag_ref *refs, int count)
{
    ag_state *state = rules->state;
    ag_task *task = ag_task_top(rules);
    AG_ASSERT(task->list + task->list_count * WORDS_A_REF == state->used.words);
    if (state->used.words + count * WORDS_A_REF > AG_WORD_STACK_MAX) {
        rules->over = "more cards in effects inside effects than the engine has room for";
        return;
    }
    if (count > 0) {
        memcpy(&state->words[state->used.words], refs, (size_t)count * sizeof *refs);
        state->used.words += (uint16_t)(count * WORDS_A_REF);
        task->list_count += (uint16_t)count;
    }
}

void ag_task_give_cards(ag_rules *rules, const ag_card_id *cards, int count)
{
    for (int i = 0; i < count; i++) {
        ag_ref ref = ag_ref_card(cards[i]);
        ag_task_give(rules, &ref, 1);
    }
}

ag_ref ag_task_ref(const ag_rules *rules, const ag_task *task, int index)
{
    AG_ASSERT(index >= 0 && index < task->list_count);
    ag_ref ref;
    memcpy(&ref, &rules->state->words[task->list + index * WORDS_A_REF], sizeof ref);
    return ref;
}

ag_card_id ag_task_card(const ag_rules *rules, const ag_task *task, int index)
{
    return ag_ref_as_card(ag_task_ref(rules, task, index));
}

int ag_task_lists(const ag_rules *rules, const ag_task *task, ag_card_id card)
{
    for (int i = 0; i < task->list_count; i++) {
        if (ag_card_id_same(ag_task_card(rules, task, i), card)) return 1;
    }
    return 0;
}

void ag_task_set_ref(ag_rules *rules, const ag_task *task, int index, ag_ref ref)
{
    AG_ASSERT(index >= 0 && index < task->list_count);
    memcpy(&rules->state->words[task->list + index * WORDS_A_REF], &ref, sizeof ref);
}

void ag_task_pop(ag_rules *rules)
{
    ag_state *state = rules->state;
    ag_task *task = ag_task_top(rules);
    uint16_t base = (uint16_t)task->base;
    if (state->used.words != base) {  // most lists are empty
        memset(&state->words[base], 0, (size_t)(state->used.words - base) * sizeof state->words[0]);
        state->used.words = base;
    }
    memset(task, 0, sizeof *task);
    state->used.tasks--;
}

void ag_reply_clear(ag_rules *rules)
{
    ag_reply *reply = &rules->state->reply;
    memset(reply->refs, 0, reply->count * sizeof reply->refs[0]);
    reply->count = 0;
    reply->number = 0;
}

ag_progress ag_reply_none(ag_rules *rules)
{
    ag_reply_clear(rules);
    return AG_DONE;
}

void ag_reply_number(ag_rules *rules, int32_t number)
{
    rules->state->reply.number = number;
}

void ag_reply_add(ag_rules *rules, ag_ref ref)
{
    ag_reply *reply = &rules->state->reply;
    reply->number++;
    if (reply->count < AG_REPLY_MAX) reply->refs[reply->count++] = ref;
}

// ---- what lower rules push ----

void ag_window_anew(ag_state *state)
{
    // The turn player, or the next player in order if the turn player has left the game.
    ag_seat seat = state->turn.seat;
    state->turn.priority = (ag_player_in(state, seat) ? seat : ag_player_next(state, seat));
    state->turn.passes = 0;
}

void ag_window_begin(ag_rules *rules)
{
    ag_task_push(rules, AG_TASK_WINDOW)->window.combat = rules->state->combat.stage;
    ag_window_anew(rules->state);
}

void ag_process_begin(ag_rules *rules, int triggers)
{
    ag_task_push(rules, AG_TASK_PROCESS)->process.triggers = triggers != 0;
}

// Frames: begun as a task, continued whenever what they waited for is done; and powers whose
// condition failed, which are blank for the rest of the game.

// ---- blank powers ----

int ag_power_is_blank(const ag_state *state, uint16_t printed, uint16_t power)
{
    for (int i = 1; i < state->used.blanks; i++) {
        if (state->blanks[i].printed == printed && state->blanks[i].power == power) return 1;
    }
    return 0;
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
    int count = 0;
    for (int i = 1; i < state->used.blanks; i++) {
        count += state->blanks[i].made_in == state->turn.number;
    }
    if (count > AG_RULINGS_A_TURN_MAX) {
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
    ag_task_push(rules, AG_TASK_FRAME)->frame.slot = (uint16_t)at;
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
