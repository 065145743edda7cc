return {
  { "CR 415.8b", "engine/rules/agenda/trigger.c",
    [[party && seat != event->seat]],
    [[seat != event->seat]] },
  { "CR 500.2", "engine/rules/agenda/trigger.c",
    [[event.symbol = phase;
      ag_trigger_notice(rules, &event);]],
    [[event.symbol = phase;]] },
  { "CR 703.1a", "engine/rules/agenda/trigger.c",
    [[if (!rules->moment) ag_watches_end_triggered(rules);]],
    [[ag_watches_end_triggered(rules);]] },
  { "CR 703.5", "engine/rules/agenda/trigger.c",
    [[int count = ag_watch_ready_of(rules, AG_POWER_TRIGGER, card, ready, AG_READY_MAX);]],
    [[int count = 0;]] },
  { "CR 705.4", "engine/rules/agenda/trigger.c",
    [[.controller = ready->controller,]],
    [[.controller = ag_owner_of(state, ready->source),]] },
}
