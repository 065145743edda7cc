return {
  { "CR 401.1", "engine/rules/agenda/watch.c",
    [[return card->controller != 0 ? card->controller : card->owner;]],
    [[return card->owner;]] },
  { "CR 408.3c", "engine/rules/agenda/watch.c",
    [[if (watch->prevents && (event->flags & AG_EVENT_UNPREVENTABLE)) {]],
    [[if (0) {]] },
  { "CR 408.3d", "engine/rules/agenda/watch.c",
    [[if (!watch->has_with) return 1;]],
    [[return 1;]] },
  { "CR 700.2", "engine/rules/agenda/watch.c",
    [[ready_from_pile(rules, &to, state->players[seat].resources);]],
    [[]] },
  { "CR 703.1", "engine/rules/agenda/watch.c",
    [[int seat_count = is_watched(rules, kind, event->kind) ? state->seat_count : 0;]],
    [[if (kind == AG_POWER_REPLACE ? 0 : 1) {
          return 0;
      }
      int seat_count = is_watched(rules, kind, event->kind) ? state->seat_count : 0;]] },
  { "CR 703.3", "engine/rules/agenda/watch.c",
    [[if (ag_has_powers(rules, id) && waits_for(rules, to, power, &context)) {]],
    [[if (waits_for(rules, to, power, &context)) {]] },
  { "CR 703.3a", "engine/rules/agenda/watch.c",
    [[return power->zones == 0 ? in_play : (power->zones & AG_BIT(zone)) != 0;]],
    [[return power->zones == 0 ? in_play : (power->zones & (power->zones - 1)) != 0
          && (power->zones & AG_BIT(zone)) != 0;]] },
  { "CR 703.3b", "engine/rules/agenda/watch.c",
    [[return power->zones == 0 ? in_play : (power->zones & AG_BIT(zone)) != 0;]],
    [[return power->zones == 0 ? in_play : (power->zones & (power->zones - 1)) == 0
          && (power->zones & AG_BIT(zone)) != 0;]] },
  { "CR 703.3c", "engine/rules/agenda/watch.c",
    [[if (card == NULL || ag_catalog_card(rules->catalog, card->printed)->plain
          || !works_elsewhere(rules, &to, event->card.slot)) {]],
    [[if (card == NULL || ag_catalog_card(rules->catalog, card->printed)->plain
          || !works_elsewhere(rules, &to, event->card.slot) || 1) {]] },
  { "CR 703.6", "engine/rules/agenda/watch.c",
    [[.power_index = (uint16_t)i, .timestamp = card->entered });]],
    [[.power_index = (uint16_t)i, .timestamp = card->entered }); return;]] },
  { "CR 710.1e", "engine/rules/agenda/watch.c",
    [[if (ag_has_powers(rules, id) && waits_for(rules, to, power, &context)) {]],
    [[if (waits_for(rules, to, power, &context)) {]] },
  { "CR 715.1", "engine/rules/agenda/watch.c",
    [[for (int slot = 1; slot < state->used.watches; slot++) {]],
    [[for (int slot = 1; 0; slot++) {]] },
  { "CR 716.1", "engine/rules/agenda/watch.c",
    [[int seat_count = is_watched(rules, kind, event->kind) ? state->seat_count : 0;]],
    [[if (kind == AG_POWER_REPLACE || 0) {
          return 0;
      }
      int seat_count = is_watched(rules, kind, event->kind) ? state->seat_count : 0;]] },
  { "CR 717.4b", "engine/rules/agenda/watch.c",
    [[if (watch->prevents && (event->flags & AG_EVENT_UNPREVENTABLE)) {]],
    [[if (0) {]] },
}
