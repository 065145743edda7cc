return {
  { "CR 410.6g", "engine/rules/turn/process.c",
    [[} else if (ag_settled_holds(rules, AG_SETTLED_LOCATIONS)) {]],
    [[} else if (ag_settled_holds(rules, AG_SETTLED_LOCATIONS) || 1) {]] },
  { "CR 404.2c", "engine/rules/turn/process.c",
    [[if (ag_settled_holds(rules, AG_SETTLED_TOKENS)) {
          return;
      }]],
    [[return;]] },
  { "CR 405.2", "engine/rules/turn/process.c",
    [[int fatal = card->damage > 0 && card->damage >= health;]],
    [[int fatal = 0;]] },
  { "CR 410.5", "engine/rules/turn/process.c",
    [[int next = task->stage == PROCESS_TRIGGERS ? AG_TASK_NONE : next_task(rules, task);]],
    [[return AG_DONE;
      int next = task->stage == PROCESS_TRIGGERS ? AG_TASK_NONE : next_task(rules, task);]] },
  { "CR 410.6", "engine/rules/turn/process.c",
    [[int happened = state->reply.number != 0;]],
    [[int happened = 0;]] },
  { "CR 410.6a", "engine/rules/turn/process.c",
    [[if (health > 0 && !fatal) {
          return;
      }]],
    [[return;]] },
  { "CR 410.6b", "engine/rules/turn/process.c",
    [[int decked = state->players[seat].flags & AG_PLAYER_DECKED;]],
    [[int decked = 0;]] },
  { "CR 410.6c", "engine/rules/turn/process.c",
    [[if (ag_attach_is_loose(rules, id)) {]],
    [[if (0) {]] },
  { "CR 410.6d", "engine/rules/turn/process.c",
    [[if (ag_settled_holds(rules, AG_SETTLED_TOKENS)) {
          return;
      }]],
    [[return;]] },
  { "CR 410.6e", "engine/rules/turn/process.c",
    [[} else if (card->damage > 0) {]],
    [[} else if (0) {]] },
  { "CR 410.6f", "engine/rules/turn/process.c",
    [[if (id.slot != 0 && ag_zone(state, id) == AG_ZONE_RESOURCES
          && ag_card_is_blank(&state->cards[id.slot])) {]],
    [[if (0) {]] },
  { "CR 701.4a", "engine/rules/turn/process.c",
    [[if (ag_types(rules, id) & AG_TYPE_CHARACTER) {]],
    [[if (!ag_has_powers(rules, id)) {
          card->used_power = 0;
      }
      if (ag_types(rules, id) & AG_TYPE_CHARACTER) {]] },
  { "CR 803.5", "engine/rules/turn/process.c",
    [[state->winner = AG_WINNER_DRAW;]],
    [[state->winner = AG_WINNER_NONE;]] },
}
