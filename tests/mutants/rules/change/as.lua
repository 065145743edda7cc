return {
  { "CR 704.1b", "engine/rules/change/as.c",
    [[int count = ready_for(rules, AG_POWER_AS, event, ready);]],
    [[int count = 0;]] },
  { "CR 710.1a", "engine/rules/change/as.c",
    [[int count = ready_for(rules, AG_POWER_AS, event, ready);]],
    [[int count = 0;]] },
  { "CR 710.1b", "engine/rules/change/as.c",
    [[int count = ag_watch_ready(rules, AG_POWER_ENTERS, event, ready, AG_READY_MAX);]],
    [[int count = 0;]] },
  { "CR 710.1b", "engine/rules/change/as.c",
    [[if (own || of_raid || (source != NULL]],
    [[(void)of_raid; if (own || (source != NULL]] },
}
