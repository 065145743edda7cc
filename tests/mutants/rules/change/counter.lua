return {
  { "CR 306.3", "engine/rules/change/counter.c",
    [[int bounded = def->capacity_name == name && name != 0;]],
    [[int bounded = 0;]] },
  { "CR 404.1", "engine/rules/change/counter.c",
    [[if (change > 0 && !ag_counters_fit(rules, card, name))]],
    [[return;
      if (change > 0 && !ag_counters_fit(rules, card, name))]] },
}
