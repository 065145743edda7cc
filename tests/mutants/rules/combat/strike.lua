return {
  { "CR 303.2", "engine/rules/combat/strike.c",
    [[if (card->flags & AG_CARD_EXHAUSTED) {]],
    [[if (0) {]] },
  { "CR 303.2d", "engine/rules/combat/strike.c",
    [[int may = hero  // CR 303.2d
                || ag_bound(rules, AG_FIELD_WIELDS, task->card, weapons[i]) == AG_BOUND_TO_IT;]],
    [[int may = hero;]] },
  { "CR 303.3", "engine/rules/combat/strike.c",
    [[if (ag_cant(rules, weapon, AG_CANT_EXHAUST))]],
    [[if (card->party_since >= ag_player_at(state, seat)->turn_began) return AG_REFUSE(CR_302_2, CAME_THIS_TURN);
      if (ag_cant(rules, weapon, AG_CANT_EXHAUST))]] },
  { "CR 403.1", "engine/rules/combat/strike.c",
    [[return ag_pay_ready(rules, seat, (ag_card_id){ 0, 0 }) < strike_cost(rules, weapon)]],
    [[return 0]] },
  { "CR 411.1", "engine/rules/combat/strike.c",
    [[if (card->flags & AG_CARD_EXHAUSTED) {]],
    [[if (0) {]] },
}
