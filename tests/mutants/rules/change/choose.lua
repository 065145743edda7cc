return {
  { "CR 709.2b", "engine/rules/change/choose.c",
    [[return deed.deed.kind == AG_DEED_COUNT || ag_deed_can(rules, &deed, id);]],
    [[return deed.deed.kind == AG_DEED_COUNT || ag_deed_can(rules, &deed, id)
             || 1;]] },
  { "CR 802.1", "engine/rules/change/choose.c",
    [[if (task->each.seats & (1u << seat))]],
    [[seat = (ag_seat)(task->stage + 1);
      if (task->each.seats & (1u << seat))]] },
}
