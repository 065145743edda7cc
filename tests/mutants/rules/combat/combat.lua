return {
  { "CR 303.2a", "engine/rules/combat/combat.c",
    [[combat->stage = AG_COMBAT_DEFEND;
      ag_touch(rules->state, AG_TOUCH_COMBAT);]],
    [[combat->stage = AG_COMBAT_DEFEND;
      for (int i = 0; i < AG_STRIKE_MAX; i++) {
          combat->strikes[i] = (ag_strike){ { 0, 0 }, { 0, 0 } };
          combat->strike_count = 0;
      }
      ag_touch(rules->state, AG_TOUCH_COMBAT);]] },
  { "CR 602.1", "engine/rules/combat/combat.c",
    [[ag_action_begin(rules, &action, &attacker, 1);
          return AG_AGAIN;
      case COMBAT_ATTACK_POINT:]],
    [[return AG_AGAIN;
      case COMBAT_ATTACK_POINT:]] },
  { "CR 602.3", "engine/rules/combat/combat.c",
    [[if (both_sides_there(state)) {  // CR 602.3]],
    [[if (0) {]] },
  { "CR 602.3a", "engine/rules/combat/combat.c",
    [[int joins = ag_is_character(rules, after) && !ag_is_defending(rules->state, after)
                  && !ag_is_attacking(rules->state, after);]],
    [[int joins = ag_is_character(rules, after) && !ag_is_defending(rules->state, after)
                  && !ag_is_attacking(rules->state, after) && 0;]] },
  { "CR 205.1a", "engine/rules/combat/combat.c",
    [[ag_packet_open(rules, &damage, to, ag_atk(rules, from));]],
    [[ag_packet_open(rules, &damage, to, 0);]] },
  { "CR 408.3a", "engine/rules/combat/combat.c",
    [[.damage = (types != 0 ? types : AG_DAMAGE_MELEE),]],
    [[.damage = types,]] },
  { "CR 603.1", "engine/rules/combat/combat.c",
    [[open_packets(rules);]],
    [[]] },
  { "CR 603.1a", "engine/rules/combat/combat.c",
    [[int far = combat->attacker.slot != 0
                && ag_has_keyword(rules, combat->attacker, AG_KEYWORD_LONG_RANGE);]],
    [[int far = 0;]] },
  { "CR 603.1b", "engine/rules/combat/combat.c",
    [[state->combat = (ag_combat){ .stage = AG_COMBAT_NONE };]],
    [[if (ag_card_exists(state, state->combat.attacker)) {
          ag_card_edit(state, state->combat.attacker)->flags &= (uint16_t)~AG_CARD_EXHAUSTED;
      }
      state->combat = (ag_combat){ .stage = AG_COMBAT_NONE };]] },
  { "CR 603.2", "engine/rules/combat/combat.c",
    [[ag_process_begin(rules, 0);]],
    [[]] },
  { "KW Long-Range", "engine/rules/combat/combat.c",
    [[&& ag_has_keyword(rules, combat->attacker, AG_KEYWORD_LONG_RANGE);]],
    [[&& 0;]] },
  { "CR 600.3a", "engine/rules/combat/combat.c",
    [[if (ag_pay_ready(rules, seat, card) < ag_toll(rules, card)) {]],
    [[if (0) {]] },
  { "CR 602.2", "engine/rules/combat/combat.c",
    [[if (proposed.slot == 0 && thing.kind == AG_REF_NONE) return AG_DONE;]],
    [[return AG_DONE;]] },
  { "CR 602.2a", "engine/rules/combat/combat.c",
    [[if (ag_has_keyword(rules, state->combat.attacker, AG_KEYWORD_STEALTH)) {]],
    [[if (0) {]] },
  { "CR 602.2b", "engine/rules/combat/combat.c",
    [[if (is_proposed(state, card))]],
    [[if (0)]] },
  { "CR 602.2c", "engine/rules/combat/combat.c",
    [[defence->sabotage = defence->thing = defence->at = 0;]],
    [[defence->thing = defence->at = 0;]] },
  { "KW Conspicuous", "engine/rules/combat/combat.c",
    [[|| ag_has_keyword(rules, attacker, AG_KEYWORD_CONSPICUOUS)]],
    [[]] },
  { "KW Protector", "engine/rules/combat/combat.c",
    [[int can = ag_has_keyword(rules, card, AG_KEYWORD_PROTECTOR) ||]],
    [[int can =]] },
  { "KW Stealth", "engine/rules/combat/combat.c",
    [[if (ag_has_keyword(rules, state->combat.attacker, AG_KEYWORD_STEALTH)) {]],
    [[if (0) {]] },
}
