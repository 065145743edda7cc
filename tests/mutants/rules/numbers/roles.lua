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
}
