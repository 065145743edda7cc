return {
  { "BA:Raid Rules: turn 1 ready", "engine/rules/turn/turn.c",
    [[if (!task->ready.skipped) {  // CR 501.1, CR 501.1a]], [[if (0) {]] },
  { "CR 405.1", "engine/rules/turn/turn.c",
    [[card->did = 0;]],
    [[card->did = 0; card->damage = 0;]] },
  { "CR 415.4b", "engine/rules/turn/turn.c",
    [[if (over <= 0) {  // CR 503.2a, CR 415.4b
          return step_over(state);
      }]],
    [[return AG_DONE;]] },
  { "CR 500.1", "engine/rules/turn/turn.c",
    [[turn_begin(rules, first ? state->turn.seat : ag_turn_next(rules));]],
    [[turn_begin(rules, state->turn.seat);]] },
  { "CR 500.2", "engine/rules/turn/turn.c",
    [[ag_trigger_notice(rules, &event);]],
    [[]] },
  { "CR 501.1", "engine/rules/turn/turn.c",
    [[ag_touch(state, AG_TOUCH_TURN);
      if (!task->ready.skipped) {]],
    [[ag_touch(state, AG_TOUCH_TURN);
      if (0) {]] },
  { "CR 501.1a", "engine/rules/turn/turn.c",
    [[ag_touch(state, AG_TOUCH_TURN);
      if (!task->ready.skipped) {]],
    [[ag_touch(state, AG_TOUCH_TURN);
      if (0) {]] },
  { "CR 501.2", "engine/rules/turn/turn.c",
    [[ag_draw_begin(rules, state->turn.seat, ag_player_at(rules->state, state->turn.seat)->draws_from, count);]],
    [[]] },
  { "CR 501.2a", "engine/rules/turn/turn.c",
    [[ag_draw_begin(rules, state->turn.seat, ag_player_at(rules->state, state->turn.seat)->draws_from, count);]],
    [[]] },
  { "CR 502.2", "engine/rules/turn/turn.c",
    [[if (task->stage == 0) {]],
    [[]],
    "engine/rules/turn/turn.c",
    [[ag_window_begin(rules);
          return AG_AGAIN;
      }
      return AG_DONE;]],
    [[ag_window_begin(rules);
          return AG_AGAIN;
      return AG_DONE;]] },
  { "CR 503.1", "engine/rules/turn/turn.c",
    [[ag_lasting_end(rules, AG_MOMENT_TURN_ENDS, state->turn.seat);  // CR 503.1, CR 503.2a]],
    [[]] },
  { "CR 503.2", "engine/rules/turn/turn.c",
    [[ag_task_push(rules, AG_TASK_WRAP_UP);]],
    [[]] },
  { "CR 503.2a", "engine/rules/turn/turn.c",
    [[if (over <= 0) {  // CR 503.2a, CR 415.4b
          return step_over(state);
      }]],
    [[return AG_DONE;]] },
  { "CR 600.1", "engine/rules/turn/turn.c",
    [[task->stage = 0;]],
    [[task->stage = 1;]] },
  { "CR 603.3", "engine/rules/turn/turn.c",
    [[task->stage = 0;]],
    [[task->stage = 1;]] },
  { "R100.4", "engine/rules/turn/turn.c",
    [[if (over <= 0) {  // CR 503.2a, CR 415.4b
          return step_over(state);
      }]],
    [[return AG_DONE;]] },
  { "CR 501.1b", "engine/rules/turn/turn.c",
    [[if (task->stage == INSPIRE_CHOOSE  // CR 501.1b]],
    [[if (0  // CR 501.1b]] },
  { "KW Inspire", "engine/rules/turn/turn.c",
    [[&& ag_has_keyword(rules, id, AG_KEYWORD_INSPIRE);]],
    [[&& 0;]] },
}
