return {
  { "CR 414.1", "engine/rules/turn/unique.c",
    [[if (is_observed(rules)) return 0;]],
    [[return 0;]] },
  { "CR 414.1", "engine/rules/turn/unique.c",
    [[int top = state->used.tasks > 0 ? state->tasks[state->used.tasks - 1].kind : AG_TASK_NONE;]],
    [[return 0;
      int top = state->used.tasks > 0 ? state->tasks[state->used.tasks - 1].kind : AG_TASK_NONE;]] },
  { "CR 414.2", "engine/rules/turn/unique.c",
    [[ag_choice_pick(rules, seat,]],
    [[ag_choice_pick(rules, ag_player_next(rules->state, seat),]] },
  { "CR 414.3a", "engine/rules/turn/unique.c",
    [[if (def->unique) {]],
    [[if (0) {]] },
  { "CR 710.1f", "engine/rules/turn/unique.c",
    [[if (is_observed(rules)) return 0;]],
    [[return 0;]] },
}
