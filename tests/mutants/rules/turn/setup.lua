return {
  { "CR 101.1", "engine/rules/turn/setup.c",
    [[int has_hand = !ag_is_automated(rules, seat);]],
    [[int has_hand = 0;]] },
  { "CR 101.2", "engine/rules/turn/setup.c",
    [[if (may_mulligan(rules, seat)) {]],
    [[if (0) {]] },
  { "CR 301.1", "engine/rules/turn/setup.c",
    [[card->entered_under = seat; card->entered]],
    [[card->entered_under = seat; card->flags |= AG_CARD_EXHAUSTED; card->entered]] },
  { "CR 501.2b", "engine/rules/turn/setup.c",
    [[if (rules->catalog->raid->skips_first_draw) {]],
    [[if (0) {]] },
}
