return {
  { "CR 709.2b", "engine/rules/change/choose.c",
    [[if (action.action.kind == AG_ACTION_COUNT || ag_action_can(rules, &action, cards[i])) {]],
    [[if (action.action.kind == AG_ACTION_COUNT || ag_action_can(rules, &action, cards[i]) || 1) {]] },
  { "CR 802.1", "engine/rules/change/choose.c",
    [[if (task->each.seats & (1u << seat))]],
    [[seat = (ag_seat)(task->stage + 1);
      if (task->each.seats & (1u << seat))]] },
}
