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
    *task = (ag_task){ .kind = (uint8_t)kind,
                       .base = state->used.words,
                       .list = state->used.words };
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

ag_ref ag_task_ref(const ag_rules *rules, const ag_task *task, int index)
{
    AG_ASSERT(index >= 0 && index < task->list_count);
    ag_ref ref;
    memcpy(&ref, &rules->state->words[task->list + index * WORDS_A_REF], sizeof ref);
    return ref;
}

int ag_task_lists(const ag_rules *rules, const ag_task *task, ag_card_id card)
{
    for (int i = 0; i < task->list_count; i++) {
        if (ag_card_id_same(ag_ref_as_card(ag_task_ref(rules, task, i)), card)) return 1;
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

// The turn player, or the next player in order if the turn player has left the game.
static ag_seat first_in_window(const ag_state *state)
{
    ag_seat seat = state->turn.seat;
    return ag_player_in(state, seat) ? seat : ag_player_next(state, seat);
}

void ag_window_anew(ag_state *state)
{
    state->turn.priority = first_in_window(state);
    state->turn.passes = 0;
}

void ag_window_begin(ag_rules *rules)
{
    ag_state *state = rules->state;
    ag_task *task = ag_task_push(rules, AG_TASK_WINDOW);
    task->window.combat = state->combat.stage;
    ag_window_anew(state);
}

void ag_process_begin(ag_rules *rules, int triggers)
{
    ag_task_push(rules, AG_TASK_PROCESS)->process.triggers = triggers != 0;
}
