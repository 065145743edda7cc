return {
  { "CR 205.1", "engine/rules/numbers/derive.c",
    [[numbers->atk = sized ? card->made_atk : side->atk;]],
    [[numbers->atk = 0;]] },
  { "CR 205.1c", "engine/rules/numbers/derive.c",
    [[numbers->damage = change->op == AG_CHANGE_SET ? change->word  // CR 205.1c
                                                    : numbers->damage | change->word;]],
    [[numbers->damage = numbers->damage | change->word;]] },
  { "CR 300.1a", "engine/rules/numbers/derive.c",
    [[int ends = change->op == AG_CHANGE_SET;]],
    [[int ends = change->op == AG_CHANGE_SET ? 0 : 0;]] },
  { "CR 300.1b", "engine/rules/numbers/derive.c",
    [[int ends = change->op == AG_CHANGE_SET;]],
    [[int ends = 1;]] },
  { "CR 301.2b", "engine/rules/numbers/derive.c",
    [[side[card->side]; memset(numbers]],
    [[side[0]; memset(numbers]] },
  { "CR 710.1d", "engine/rules/numbers/derive.c",
    [[&& !ag_live_kept_off(rules, live, id) && ag_live_reaches(rules, live, id)) {]],
    [[&& !(live->indefinite && state->cards[id.slot].entered > live->timestamp)
      && !ag_live_kept_off(rules, live, id) && ag_live_reaches(rules, live, id)) {]] },
  { "CR 712.9", "engine/rules/numbers/derive.c",
    [[numbers->atk = numbers->health;
      numbers->health = atk;]],
    [[]] },
  { "CR 714.3e", "engine/rules/numbers/derive.c",
    [[&& !ag_live_kept_off(rules, live, id) && ag_live_reaches(rules, live, id)) {]],
    [[&& !(!live->indefinite && state->cards[id.slot].entered > live->timestamp)
      && !ag_live_kept_off(rules, live, id) && ag_live_reaches(rules, live, id)) {]] },
  { "R101.1a", "engine/rules/numbers/derive.c",
    [[if (ag_card_is_blank(card)) return; int sized]],
    [[int boss = rules->state->players[card->controller].side == AG_SIDE_BOSS;
      if (ag_card_is_blank(card) || (boss && card->side != 0)) return;
      int sized]] },
}
