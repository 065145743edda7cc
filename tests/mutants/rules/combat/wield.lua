return {
  { "CR 303.2c", "engine/rules/combat/wield.c",
    [[if (count <= 1) {  // CR 303.2c
          return 1;
      }]],
    [[return 1;]] },
  { "CR 406.2", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_DUAL_WIELD);]],
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_DUAL_WIELD)
             && 0;]] },
  { "CR 406.2", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_TWO_HANDED_DUAL_WIELD);]],
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_TWO_HANDED_DUAL_WIELD)
             && 0;]] },
  { "CR 406.2", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_DUAL_SHIELD);]],
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_DUAL_SHIELD)
             && 0;]] },
  { "CR 406.2a", "engine/rules/combat/wield.c",
    [[int melee = hands->one + hands->two;]],
    [[int melee = hands->one + hands->two;
      if (dual(rules, seat) || heavy_dual(rules, seat) || dual_shield(rules, seat)) return 1;]] },
  { "CR 406.3", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_SEXTUPLE_WIELD);]],
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_SEXTUPLE_WIELD)
             && 0;]] },
  { "CR 406.3a", "engine/rules/combat/wield.c",
    [[if (sextuple(rules, seat) && hands->off <= 1 && needed + hands->off <= 6) {]],
    [[if (sextuple(rules, seat) && hands->off <= 1 && (needed <= 6 && (hands->off == 0 || hands->two == 0))) {]] },
  { "CR 406.4", "engine/rules/combat/wield.c",
    [[int ranged = ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_RANGED_DUAL_WIELD);]],
    [[int ranged = ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_RANGED_DUAL_WIELD)
                   && 0;]] },
  { "CR 406.5", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_INFINITE_WIELD);]],
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_INFINITE_WIELD)
             && 0;]] },
  { "CR 406.6", "engine/rules/combat/wield.c",
    [[if (hands.ranged + melee != count) {  // CR 406.6
          return 0;
      }]],
    [[return 0;]] },
  { "CR 414.3b", "engine/rules/combat/wield.c",
    [[return hands->one + hands->two <= 1 && hands->off <= 1 && (]],
    [[return (]] },
  { "CR 414.3c", "engine/rules/combat/wield.c",
    [[return hands->one + hands->two <= 1 && hands->off <= 1 && (hands->two_handed == 0 || hands->off == 0);]],
    [[return hands->one + hands->two <= 1 && hands->off <= 1;]] },
  { "KW Dual Shield", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_DUAL_SHIELD);]],
    [[return 0;]] },
  { "KW Dual Wield", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_DUAL_WIELD);]],
    [[return 0;]] },
  { "KW Infinite Wield", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_INFINITE_WIELD);]],
    [[return 0;]] },
  { "KW Ranged Dual Wield", "engine/rules/combat/wield.c",
    [[int ranged = ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_RANGED_DUAL_WIELD);]],
    [[int ranged = 0;]] },
  { "KW Sextuple Wield", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_SEXTUPLE_WIELD);]],
    [[return 0;]] },
  { "KW Two-Handed Dual Wield", "engine/rules/combat/wield.c",
    [[return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_TWO_HANDED_DUAL_WIELD);]],
    [[return 0;]] },
}
