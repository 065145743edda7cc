return {
  { "CR 201.3", "engine/rules/play/total.c",
    [[part->amount = (int16_t)(part->amount + (bearer ? x : 0));]],
    [[]] },
  { "KW Rift", "engine/rules/play/total.c",
    [[return is_card ? ag_has_keyword_anywhere(rules, link->card, AG_KEYWORD_RIFT) : 0;]],
    [[return 0;]] },
  { "CR 403.2", "engine/rules/play/total.c",
    [[return resources < 0 ? 0 : resources;]],
    [[return resources < 0 ? AG_NUMBER_MAX : resources;]] },
  { "CR 403.6a", "engine/rules/play/total.c",
    [[if (moves(link)) {]],
    [[int added = link->pays != AG_PAYS_NOTHING;
      if (moves(link) && added) {]] },
  { "CR 403.6b", "engine/rules/play/total.c",
    [[int all = cost->resources + cost->x_count * link->x;]],
    [[int all = cost->x_count * link->x;]] },
  { "CR 702.2a", "engine/rules/play/total.c",
    [[return &ag_catalog_card(rules->catalog, link->printed)->powers[link->power].cost;]],
    [[const ag_power_def *power = &ag_catalog_card(rules->catalog, link->printed)->powers[link->power];
      const ag_card_def *own = ag_card_def_of(rules->state, rules->catalog, link->card);
      for (int i = 0; i < own->power_count; i++) {
          if (power->kind == AG_POWER_REWARD && own->powers[i].kind == AG_POWER_REWARD) return &own->powers[i].cost;
      }
      return &power->cost;]] },
  { "CR 707.1", "engine/rules/play/total.c",
    [[return ag_play_sum(rules, &sum) - rifts * most;]],
    [[return sum.printed + sum.added;]] },
  { "CR 707.1e", "engine/rules/play/total.c",
    [[.aims = &aims };]],
    [[.aims = NULL };]] },
}
