return {
  { "CR 303.2a", "engine/rules/combat.c",
    [[combat->stage = AG_COMBAT_DEFEND;
      ag_touch(state, AG_TOUCH_COMBAT);]],
    [[combat->stage = AG_COMBAT_DEFEND;
      for (int i = 0; i < AG_STRIKE_MAX; i++) {
          combat->strikes[i] = (ag_strike){ { 0, 0 }, { 0, 0 } };
          combat->strike_count = 0;
      }
      ag_touch(state, AG_TOUCH_COMBAT);]] },
  { "CR 602.1", "engine/rules/combat.c",
    [[exhaust_attacker(rules);]],
    [[]] },
  { "CR 602.3", "engine/rules/combat.c",
    [[if (both_sides_there(state)) {  // CR 602.3]],
    [[if (0) {]] },
  { "CR 602.3a", "engine/rules/combat.c",
    [[int joins = ag_is_character(rules, after) && !ag_is_defending(rules->state, after)
                  && !ag_is_attacking(rules->state, after);]],
    [[int joins = ag_is_character(rules, after) && !ag_is_defending(rules->state, after)
                  && !ag_is_attacking(rules->state, after) && 0;]] },
  { "CR 602.3b", "engine/rules/combat.c",
    [[return state->combat.attacker.slot != 0;
      }
      return ag_is_attacking(state, card) && some_defender(state);]],
    [[return 1;
      }
      return ag_is_attacking(state, card) && (some_defender(state) || 1);]] },
  { "CR 602.3b", "engine/rules/combat.c",
    [[return ag_is_attacking(state, card) && some_defender(state);]],
    [[return ag_is_attacking(state, card) && (some_defender(state) || 1);]] },
  { "CR 602.4", "engine/rules/combat.c",
    [[if (combat->stage == AG_COMBAT_NONE) {  // CR 602.4
          return removed;
      }]],
    [[return removed;]] },
}
