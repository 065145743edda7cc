// The agenda: the top task runs until it is done, asks, or pushes another. No rule recurses and
// none blocks.
#include "rules/agenda.h"
#include "rules/additional.h"
#include "rules/aiming.h"
#include "rules/automaton.h"

#include <string.h>

#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/combat.h"
#include "rules/concede.h"
#include "rules/copy.h"
#include "rules/course.h"
#include "rules/deed.h"
#include "rules/divide.h"
#include "rules/draw.h"
#include "rules/frame.h"
#include "rules/inspire.h"
#include "rules/leave.h"
#include "rules/packet.h"
#include "rules/pay.h"
#include "rules/play.h"
#include "rules/priority.h"
#include "rules/process.h"
#include "rules/rift.h"
#include "rules/sequence.h"
#include "rules/setup.h"
#include "rules/share.h"
#include "rules/trigger.h"
#include "rules/turn.h"
#include "rules/unique.h"
#include "rules/warp.h"

static ag_task_function *const functions[AG_TASK_COUNT] = {
    NULL,
#define AG_TASK(name, function) function,
#include "rules/tasks.def"
#undef AG_TASK
};

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
    memset(task, 0, sizeof *task);
    task->kind = (uint8_t)kind;
    task->base = state->used.words;
    task->list = state->used.words;
    return task;
}

void ag_task_give(ag_rules *rules, const ag_ref *refs, int count)
{
    ag_state *state = rules->state;
    ag_task *task = ag_task_top(rules);
    AG_ASSERT(task->list + task->list_count * WORDS_A_REF == state->used.words);
    if (state->used.words + count * WORDS_A_REF > AG_WORD_STACK_MAX) {
        rules->over = "more cards in effects inside effects than the engine holds";
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

_Static_assert(AG_UNASKED_MAX == 1000000, "the sentence below says so");

// Processing is not counted: where it is known that it would do nothing it is left out, and what is
// known depends on how the state was come by. It has a limit of its own; what it sets off counts.
static int count_task(ag_rules *rules, int kind)
{
    ag_state *state = rules->state;
    state->unasked += kind != AG_TASK_PROCESS && kind != AG_TASK_WAVE;
    if (state->unasked > AG_UNASKED_MAX) {
        rules->over = "nobody was asked for 1,000,000 tasks";
        return 0;
    }
    return 1;
}

ag_progress ag_agenda_run(ag_rules *rules, int steps)
{
    ag_state *state = rules->state;
    for (int step = 0; steps == 0 || step < steps; step++) {
        if (state->winner != AG_WINNER_NONE) {
            return AG_DONE;
        }
        // CR 414.1: repaired before the game continues.
        int repairs = ag_unique_due(state) && ag_unique_begin(rules);
        if (state->used.tasks == 0 && !repairs) {
            return AG_DONE;
        }
        if (state->choice.kind != AG_CHOICE_NONE && !state->choice.answered) {
            return AG_ASK;
        }
        int height = state->used.tasks;
        ag_task *task = ag_task_top(rules);
        AG_ASSERT(task->kind > AG_TASK_NONE && task->kind < AG_TASK_COUNT);
        if (!count_task(rules, task->kind)) {
            return AG_FAULT;
        }
        ag_progress progress = functions[task->kind](rules, task);
        if (rules->over != NULL) {
            return AG_FAULT;
        }
        if (progress == AG_DONE) {
            AG_ASSERT(state->used.tasks == height);
            ag_task_pop(rules);
        } else if (progress != AG_AGAIN) {
            return progress;
        }
    }
    return AG_AGAIN;
}

void ag_reply_clear(ag_rules *rules)
{
    ag_reply *reply = &rules->state->reply;
    if (reply->count > 0) {
        memset(reply->refs, 0, reply->count * sizeof reply->refs[0]);
        reply->count = 0;
    }
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
    if (reply->count < AG_REPLY_MAX) {
        reply->refs[reply->count++] = ref;
    }
}
