return {
  { "CR 205.1a", "engine/rules/conclude.c",
    [[ag_packet_open(rules, &damage, to, ag_atk(rules, from));]],
    [[ag_packet_open(rules, &damage, to, 0);]] },
  { "CR 408.3a", "engine/rules/conclude.c",
    [[return types != 0 ? types : AG_DAMAGE_MELEE;]],
    [[return types;]] },
  { "CR 603.1", "engine/rules/conclude.c",
    [[open_packets(rules);]],
    [[]] },
  { "CR 603.1a", "engine/rules/conclude.c",
    [[int far = combat->attacker.slot != 0
                && ag_has_keyword(rules, combat->attacker, AG_KEYWORD_LONG_RANGE);]],
    [[int far = 0;]] },
  { "CR 603.1b", "engine/rules/conclude.c",
    [[state->combat = (ag_combat){ .stage = AG_COMBAT_NONE };]],
    [[if (ag_card_exists(state, state->combat.attacker)) {
          ag_card_edit(state, state->combat.attacker)->flags &= (uint16_t)~AG_CARD_EXHAUSTED;
      }
      state->combat = (ag_combat){ .stage = AG_COMBAT_NONE };]] },
  { "CR 603.2", "engine/rules/conclude.c",
    [[ag_process_begin(rules, 0);]],
    [[]] },
  { "KW Long-Range", "engine/rules/conclude.c",
    [[&& ag_has_keyword(rules, combat->attacker, AG_KEYWORD_LONG_RANGE);]],
    [[&& 0;]] },
}
