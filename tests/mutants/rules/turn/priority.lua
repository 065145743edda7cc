return {
  { "CR 410.1", "engine/rules/turn/priority.c",
    [[default: AG_ASSERT(!"an action");
      }]],
    [[default: AG_ASSERT(!"an action");
      }
      state->turn.priority = ag_player_next(state, seat);]] },
  { "CR 410.2", "engine/rules/turn/priority.c",
    [[offer_hand(rules, task->seat);
      offer_party(rules, task->seat);
      offer_strikes(rules, task->seat);
      offer_shared(rules, task->seat);
      offer_elsewhere(rules, task->seat);]],
    [[]] },
  { "CR 410.4", "engine/rules/turn/priority.c",
    [[if (state->turn.passes < count) {]],
    [[if (state->turn.passes < 1) {]] },
  { "CR 410.4a", "engine/rules/turn/priority.c",
    [[ag_window_anew(state);  // CR 410.4a, CR 709.2h]],
    [[state->turn.passes = 0;]] },
  { "CR 410.4b", "engine/rules/turn/priority.c",
    [[if (top.slot == 0)]],
    [[if (0)]] },
  { "CR 602.4a", "engine/rules/turn/priority.c",
    [[if (!ag_player_in(state, state->turn.priority)) {]],
    [[int over = task->window.combat != AG_COMBAT_NONE;
      if (over && state->combat.attacker.slot == 0) return AG_DONE;
      if (!ag_player_in(state, state->turn.priority)) {]] },
  { "CR 702.1", "engine/rules/turn/priority.c",
    [[if (!(state->cards[slot].flags & AG_CARD_FACE_DOWN)) {]],
    [[if (0) {]] },
  { "CR 705.1", "engine/rules/turn/priority.c",
    [[if (ag_chain_empty(state)) {
          state->turn_triggers = 0;]],
    [[return;
      if (ag_chain_empty(state)) {
          state->turn_triggers = 0;]] },
  { "CR 707.1f", "engine/rules/turn/priority.c",
    [[default: AG_ASSERT(!"an action");
      }]],
    [[default: AG_ASSERT(!"an action");
      }
      state->turn.priority = ag_player_next(state, seat);]] },
  { "CR 709.1", "engine/rules/turn/priority.c",
    [[if (top.slot == 0) return AG_DONE;]],
    [[return AG_DONE;]] },
  { "CR 709.2h", "engine/rules/turn/priority.c",
    [[ag_window_anew(state);  // CR 410.4a, CR 709.2h]],
    [[state->turn.passes = 0;]] },
  { "CR 803.4", "engine/rules/turn/priority.c",
    [[if (ag_chain_empty(state)) {
          state->turn_triggers = 0;]],
    [[if (0) {
          state->turn_triggers = 0;]] },
}
