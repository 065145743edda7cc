// The agenda: a stack of tasks, the top one runs. A task's list (cards, seats) lies on the word stack and goes with it.
#ifndef AG_RULES_AGENDA_H
#define AG_RULES_AGENDA_H

#include "rules/rules.h"

// What each task does (tasks.def): the loop alone calls it.
typedef ag_progress ag_task_function(ag_rules *rules, ag_task *task);
#define AG_TASK(name, function) ag_task_function function;
#include "rules/tasks.def"
#undef AG_TASK

// Pushes a task; the pointer is good until the next push.
ag_task *ag_task_push(ag_rules *rules, int kind);

// Hands a list to the task on top. At most AG_FRAME_OBJECT_MAX.
void ag_task_give(ag_rules *rules, const ag_ref *refs, int count);
ag_ref ag_task_ref(const ag_rules *rules, const ag_task *task, int index);
void ag_task_set_ref(ag_rules *rules, const ag_task *task, int index, ag_ref ref);

ag_task *ag_task_top(ag_rules *rules);
void ag_task_pop(ag_rules *rules);

// Runs the agenda until someone must choose, a script fails or nothing is left. Returns AG_DONE (the game is over or
// the agenda empty), AG_ASK or AG_FAULT. At most `steps` task runs (0: no bound): then AG_AGAIN.
ag_progress ag_agenda_run(ag_rules *rules, int steps);

// What a task answers to the one below it.
void ag_reply_clear(ag_rules *rules);
void ag_reply_number(ag_rules *rules, int32_t number);
void ag_reply_add(ag_rules *rules, ag_ref ref);             // silently full after AG_REPLY_MAX; number still counts

#endif
