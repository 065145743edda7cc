return {
  { "CR 600.2a", "engine/rules/bound.c",
    [[return hold_to(rules, AG_FIELD_MUST_ATTACK, attacker, defenders, count);]],
    [[return count;]] },
  { "CR 600.2b", "engine/rules/bound.c",
    [[count = hold_to(rules, AG_FIELD_ATTACKS_ONLY, attacker, defenders, count);]],
    [[count = hold_to(rules, AG_FIELD_MUST_ATTACK, attacker, defenders, count);]],
    "engine/rules/bound.c",
    [[return hold_to(rules, AG_FIELD_MUST_ATTACK, attacker, defenders, count);]],
    [[return hold_to(rules, AG_FIELD_ATTACKS_ONLY, attacker, defenders, count);]] },
  { "CR 601.2c", "engine/rules/bound.c",
    [[count = hold_to(rules, AG_FIELD_ATTACKS_ONLY, attacker, defenders, count);]],
    [[]] },
  { "CR 601.2d", "engine/rules/bound.c",
    [[bound = AG_BOUND_TO_OTHERS;]],
    [[bound = AG_BOUND_TO_OTHERS;
      break;]] },
}
