return {
  { "CR 601.2", "engine/rules/agenda/choice.c",
    [[return attacked_of(rules, &raid->attacked_else, places);]], [[return 0;]] },
}
