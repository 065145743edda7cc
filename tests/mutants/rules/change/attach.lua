return {
  { "CR 400.3", "engine/rules/change/attach.c",
    [[if (resolves ? way == AG_ATTACH_CHOSEN : way != AG_ATTACH_NONE)]],
    [[if (resolves ? 0 : way != AG_ATTACH_NONE)]] },
  { "CR 400.5", "engine/rules/change/attach.c",
    [[if (!ag_in_play(rules->state, found->host)) return 1;]],
    [[if (!ag_in_play(rules->state, found->host))
          return 0;]],
    "engine/rules/change/attach.c",
    [[for (ag_seat seat = 1; seat <= state->seat_count; seat++) {]],
    [[for (int seat = 1; 0; seat++) {]] },
  { "CR 400.5", "engine/rules/change/attach.c",
    [[return def_of(rules, card)->stays_unattached && ag_detach(rules, card);]],
    [[return 0;]] },
  { "CR 400.6", "engine/rules/change/attach.c",
    [[return !ag_filter_match(rules, &host, &context, found->host);]],
    [[return 0;]] },
  { "CR 400.7a", "engine/rules/change/attach.c",
    [[filter.zones = (uint16_t)AG_BIT(AG_ZONE_PARTY);]],
    [[filter = (ag_filter){ .types = 0 };
      filter.zones = (uint16_t)AG_BIT(AG_ZONE_PARTY);]] },
  { "CR 400.7a", "engine/rules/change/attach.c",
    [[if (resolves ? way == AG_ATTACH_CHOSEN : way != AG_ATTACH_NONE)]],
    [[if (resolves ? way == AG_ATTACH_CHOSEN : 0)]] },
  { "CR 400.7b", "engine/rules/change/attach.c",
    [[.viewer = (in_play ? ag_controller_of(rules->state, card) : mover),]],
    [[.viewer = mover,]] },
  { "CR 400.7c", "engine/rules/change/attach.c",
    [[int within = target == NULL || ag_target_within(rules, target, &context, found[i]);
      if (!ag_card_id_same(found[i], card) && within]],
    [[int hidden =
          ag_has_keyword(rules, found[i], AG_KEYWORD_UNTARGETABLE);
      int within = target == NULL || ag_target_within(rules, target, &context, found[i]);
      if (!ag_card_id_same(found[i], card) && !hidden && within]] },
  { "CR 410.6c", "engine/rules/change/attach.c",
    [[if (def->stays_unattached && found->host.slot == 0) return 0;]],
    [[]] },
  { "CR 415.9c", "engine/rules/change/attach.c",
    [[if (goes) ag_card_edit(state, id)->flags |= AG_CARD_WITH_HOST;]],
    [[]] },
}
