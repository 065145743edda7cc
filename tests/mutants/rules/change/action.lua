return {
  { "CR 300.1d", "engine/rules/change/action.c",
    [[if (ag_action_as(task) != 0) {]],
    [[if (ag_action_as(task) != 0 && 0) {]] },
  { "CR 301.2", "engine/rules/change/action.c",
    [[card->side ^= 1;]],
    [[]] },
  { "CR 301.2c", "engine/rules/change/action.c",
    [[card->side ^= 1;]],
    [[card->side ^= 1; card->damage = 0;]] },
  { "CR 415.9b", "engine/rules/change/action.c",
    [[if (ag_card_id_same(event->card, before) && event->to == actions[task->action.kind].zone) {]],
    [[if (0) {]] },
  { "CR 415.9d", "engine/rules/change/action.c",
    [[if (task->action.kind != AG_ACTION_TO_GRAVEYARD) return actions[task->action.kind].event;]],
    [[return actions[task->action.kind].event;]] },
  { "CR 415.9e", "engine/rules/change/action.c",
    [[int discards = task->action.kind == AG_ACTION_DISCARD;]],
    [[int discards = 0;]] },
  { "CR 415.9e", "engine/rules/change/action.c",
    [[if (discards && task->list_count > 1)]],
    [[if (0)]] },
  { "CR 703.3c", "engine/rules/change/action.c",
    [[static void notice_turned(ag_rules *rules, const ag_task *task)
      {
          for (int i = 0; i < task->list_count && task->action.kind == AG_ACTION_FLIP; i++) {]],
    [[static void notice_turned(ag_rules *rules, const ag_task *task)
      {
          for (int i = 0; 0; i++) {]] },
  { "CR 703.3c", "engine/rules/change/action.c",
    [[notice_turned(rules, task);
      for (int i = 0; i < task->list_count; i++) {]],
    [[notice_turned(rules, task);
      for (int i = 0; 0; i++) {]] },
  { "CR 703.4", "engine/rules/change/action.c",
    [[tell_before(rules, task);]],
    [[]] },
  { "CR 709.2f", "engine/rules/change/action.c",
    [[if (ref.kind == AG_REF_CARD) {  // CR 709.2f
          ag_reply_add(rules, ref);
      }]],
    [[ag_reply_add(rules, ref);]] },
  { "CR 710.1", "engine/rules/change/action.c",
    [[int enters = id.slot != 0 && task->action.kind == AG_ACTION_ENTER_PLAY;]],
    [[int enters = 0;]] },
  { "CR 710.1c", "engine/rules/change/action.c",
    [[if (zone == AG_ZONE_PARTY && task->card.slot != 0) {]],
    [[if (0) {]] },
  { "R101.1b", "engine/rules/change/action.c",
    [[card->side ^= 1;]],
    [[card->side ^= !ag_is_boss(rules, id);]] },
}
