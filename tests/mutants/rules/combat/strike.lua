return {
  { "CR 303.2", "engine/rules/combat/strike.c",
    [[if (card->flags & AG_CARD_EXHAUSTED)]],
    [[if (0)]] },
  { "CR 303.2d", "engine/rules/combat/strike.c",
    [[int may = hero  // CR 303.2d
                || ag_bound(rules, AG_FIELD_WIELDS, task->card, weapons[i]) == AG_BOUND_TO_IT;]],
    [[int may = hero;]] },
  { "CR 303.3", "engine/rules/combat/strike.c",
    [[if (ag_cant(rules, weapon, AG_CANT_EXHAUST))]],
    [[if (card->party_since >= ag_player_at(rules->state, seat)->turn_began) return AG_REFUSE(CR_302_2, CAME_THIS_TURN);
      if (ag_cant(rules, weapon, AG_CANT_EXHAUST))]] },
  { "CR 403.1", "engine/rules/combat/strike.c",
    [[return ag_pay_ready(rules, seat, ag_nobody) < strike_cost(rules, weapon)]],
    [[return 0]] },
  { "CR 411.1", "engine/rules/combat/strike.c",
    [[if (card->flags & AG_CARD_EXHAUSTED)]],
    [[if (0)]] },
  { "CR 303.2c", "engine/rules/combat/strike.c",
    [[if (count <= 1) return 1;]],
    [[return 1;]] },
  { "CR 406.2", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_DUAL_WIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "CR 406.2", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_TWO_HANDED_DUAL_WIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "CR 406.2", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_DUAL_SHIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "CR 406.2a", "engine/rules/combat/strike.c",
    [[int melee = hands->one + hands->two;]],
    [[int melee = hands->one + hands->two;
      if (wields(rules, seat, AG_KEYWORD_DUAL_WIELD) || wields(rules, seat, AG_KEYWORD_TWO_HANDED_DUAL_WIELD)
          || wields(rules, seat, AG_KEYWORD_DUAL_SHIELD)) return 1;]] },
  { "CR 406.3", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_SEXTUPLE_WIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "CR 406.3a", "engine/rules/combat/strike.c",
    [[if (wields(rules, seat, AG_KEYWORD_SEXTUPLE_WIELD) && hands->off <= 1 && needed + hands->off <= 6)]],
    [[if (wields(rules, seat, AG_KEYWORD_SEXTUPLE_WIELD) && hands->off <= 1 && (needed <= 6 && (hands->off == 0 || hands->two == 0)))]] },
  { "CR 406.4", "engine/rules/combat/strike.c",
    [[int ranged = wields(rules, seat, AG_KEYWORD_RANGED_DUAL_WIELD);]],
    [[int ranged = wields(rules, seat, AG_KEYWORD_RANGED_DUAL_WIELD)
                   && 0;]] },
  { "CR 406.5", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_INFINITE_WIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "CR 406.6", "engine/rules/combat/strike.c",
    [[if (hands.ranged + melee != count) return 0;]],
    [[return 0;]] },
  { "CR 414.3b", "engine/rules/combat/strike.c",
    [[(hands.one + hands.two <= 1 && hands.off <= 1 && (]],
    [[((]] },
  { "CR 414.3c", "engine/rules/combat/strike.c",
    [[hands.off <= 1 && (hands.two_handed == 0 || hands.off == 0))]],
    [[hands.off <= 1)]] },
  { "KW Dual Shield", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_DUAL_SHIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "KW Dual Wield", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_DUAL_WIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "KW Infinite Wield", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_INFINITE_WIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "KW Ranged Dual Wield", "engine/rules/combat/strike.c",
    [[int ranged = wields(rules, seat, AG_KEYWORD_RANGED_DUAL_WIELD);]],
    [[int ranged = 0;]] },
  { "KW Sextuple Wield", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_SEXTUPLE_WIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
  { "KW Two-Handed Dual Wield", "engine/rules/combat/strike.c",
    [[return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]],
    [[return keyword != AG_KEYWORD_TWO_HANDED_DUAL_WIELD
             && ag_has_keyword(rules, rules->state->players[seat].hero, keyword);]] },
}
