return {
  { "CR 400.1", "engine/rules/numbers/roles.c",
    [[return found != NULL && (def->attachment || found->host.slot != 0);]],
    [[return found != NULL && def->attachment;]] },
  { "CR 602.3b", "engine/rules/numbers/roles.c",
    [[return state->combat.attacker.slot != 0;
      return ag_is_attacking(state, card) && some_defender(state);]],
    [[return 1;
      return ag_is_attacking(state, card) && (some_defender(state) || 1);]] },
  { "CR 602.3b", "engine/rules/numbers/roles.c",
    [[return ag_is_attacking(state, card) && some_defender(state);]],
    [[return ag_is_attacking(state, card) && (some_defender(state) || 1);]] },
  { "CR 206.1a", "engine/rules/numbers/roles.c",
    [[int shared = 0;]],
    [[int shared = 0;
      if (what == AG_ALIKE_CLASS) {
          return (ag_catalog_card(rules->catalog, ag_printed_of(rules->state, one))->classes
                  & ag_catalog_card(rules->catalog, ag_printed_of(rules->state, other))->classes) != 0;
      }]] },
  { "CR 300.1c", "engine/rules/numbers/roles.c",
    [[return (ag_types_known(rules, one) & ag_types_known(rules, other)) != 0;]],
    [[return ag_types_known(rules, one) == ag_types_known(rules, other);]] },
}
