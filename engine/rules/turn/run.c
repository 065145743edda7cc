// The loop that runs the agenda (agenda/agenda.c).
#include "rules/turn/turn.h"

static ag_task_function *const functions[AG_TASK_COUNT] = {
    NULL,
#define AG_TASK(name, function) function,
#include "rules/tasks.def"
#undef AG_TASK
};

_Static_assert(AG_UNASKED_MAX == 1000000, "count_task tells the number in words");

// Counts the tasks since somebody was asked. Processing is not counted: it is skipped where a cache
// knows that it does nothing, and a game that was rebuilt has other caches than one that was
// played, so that the two would differ. It has a limit of its own; what it sets off counts.
static int count_task(ag_rules *rules, int kind)
{
    rules->state->unasked += kind != AG_TASK_PROCESS && kind != AG_TASK_WAVE;
    if (rules->state->unasked > AG_UNASKED_MAX) {
        rules->over = "nobody was asked for 1,000,000 tasks";
        return 0;
    }
    return 1;
}

ag_progress ag_agenda_run(ag_rules *rules, int steps)
{
    ag_state *state = rules->state;
    for (int step = 0; steps == 0 || step < steps; step++) {
        if (state->winner != AG_WINNER_NONE) return AG_DONE;
        // CR 414.1: repaired before the game continues.
        int repairs = ag_unique_due(state) && ag_unique_begin(rules);
        if (state->used.tasks == 0 && !repairs) return AG_DONE;
        if (state->choice.kind != AG_QUESTION_NONE && !state->choice.answered) return AG_ASK;
        int height = state->used.tasks;
        ag_task *task = ag_task_top(rules);
        AG_ASSERT(task->kind > AG_TASK_NONE && task->kind < AG_TASK_COUNT);
        if (!count_task(rules, task->kind)) return AG_FAULT;
        ag_progress progress = functions[task->kind](rules, task);
        if (rules->over != NULL) return AG_FAULT;
        if (progress == AG_DONE) {
            AG_ASSERT(state->used.tasks == height);
            ag_task_pop(rules);
        } else if (progress != AG_AGAIN) {
            return progress;
        }
    }
    return AG_AGAIN;
}

ag_progress ag_frame_run(ag_rules *rules, ag_task *task)
{
    // CR 102.3: a player who lost by what an effect did leaves before that effect continues. An
    // effect of the player's own is finished first, and so is one that runs within something else,
    // such as damage or a cost.
    ag_state *state = rules->state;
    int resolves = state->used.tasks > 1 && (task - 1)->kind == AG_TASK_RESOLVE;
    int lost = 0;
    for (ag_seat i = 1; i <= state->seat_count && resolves; i++) {
        int flags = ag_player_at(state, i)->flags;
        lost |= (flags & AG_PLAYER_IN) && (flags & AG_PLAYER_LOST);
    }
    int own =
        ag_player_at(state, rules->state->frames[task->frame.slot].seat)->flags & AG_PLAYER_LOST;
    if (lost && !own) ag_players_leave(rules);
    // Those who left may have ended the game: then the frame stays as it is.
    return rules->state->winner != AG_WINNER_NONE ? AG_AGAIN : ag_frame_go_on(rules, task);
}
