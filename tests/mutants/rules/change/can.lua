return {
  { "CR 103.4", "engine/rules/change/can.c",
    [[return (task->flags & AG_DEED_BY_GAME) || !ag_cant_be_destroyed(rules, id);]],
    [[int ended = task->flags & AG_DEED_FATAL;
      return ended || (task->flags & AG_DEED_BY_GAME) || !ag_cant_be_destroyed(rules, id);]],
    "engine/rules/turn/process.c",
    [[if (!ag_cant_be_destroyed(rules, id)) {
          note(wave, AG_RULE(CR_410_6a), id);
      }]],
    [[note(wave, AG_RULE(CR_410_6a), id);]] },
  { "CR 404.2a", "engine/rules/change/can.c",
    [[if (ag_deed_as(task) != 0) {]],
    [[if (def->token && !(def->side[0].types & AG_TYPE_ALLY)) {
          return 0;
      }
      if (ag_deed_as(task) != 0) {]] },
  { "CR 415.2", "engine/rules/change/can.c",
    [[return (to == AG_ZONE_DECK || to != from || (task->flags & AG_DEED_OWN))]],
    [[return (to == AG_ZONE_DECK || to != from)]] },
  { "CR 415.8b", "engine/rules/change/can.c",
    [[return ag_zone(rules->state, id) == AG_ZONE_PARTY && ag_cant(rules, id, AG_CANT_LEAVE_PARTY);]],
    [[return 0;]] },
  { "CR 415.8d", "engine/rules/change/can.c",
    [[return !passes && !is_placed;]],
    [[return !is_placed;]] },
  { "KW Will of the Forsaken", "engine/rules/change/can.c",
    [[|| (lives && ag_has_keyword(rules, id, AG_KEYWORD_WILL_OF_THE_FORSAKEN));]],
    [[|| 0;]] },
  { "R101.3a", "engine/rules/change/can.c",
    [[if (ag_is_boss(rules, id) && !own) {]],
    [[if (0) {]] },
  { "R101.3a", "engine/rules/change/can.c",
    [[return !ag_is_boss(rules, id) || ag_card_id_same(task->source, id)
             || !ag_opposed(state, ag_controller_of(state, task->source),
                            ag_controller_of(state, id));]],
    [[return 1;]] },
  { "R101.3b", "engine/rules/change/can.c",
    [[if (pile->zone == AG_ZONE_RESOURCES) {
          return 1;]],
    [[if (pile->zone == AG_ZONE_RESOURCES) {
          return 0;]] },
  { "R101.3c", "engine/rules/change/can.c",
    [[return pile->zone == AG_ZONE_DECK || pile->zone == AG_ZONE_GRAVEYARD;]],
    [[return 0;]] },
}
