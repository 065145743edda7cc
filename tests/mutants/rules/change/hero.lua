return {
  { "CR 102.1a", "engine/rules/change/hero.c",
    [[if (falls && seat != ag_kept_boss_seat(rules))]],
    [[if (0)]] },
  { "CR 300.1d", "engine/rules/change/hero.c",
    [[return as == 0 || (as & AG_TYPE_HERO);]],
    [[return 1;]] },
  { "CR 301.4a", "engine/rules/change/hero.c",
    [[ag_touch(state, AG_TOUCH_PLAY);]],
    [[ag_card_edit(state, hero)->damage = 0;
          ag_card_edit(state, hero)->flags &= (uint16_t)~AG_CARD_EXHAUSTED;
      ag_touch(state, AG_TOUCH_PLAY);]] },
  { "CR 301.4b", "engine/rules/change/hero.c",
    [[ag_touch(state, AG_TOUCH_PLAY);]],
    [[ag_card_edit(state, hero)->life++;
      hero = ag_player_edit(state, seat)->hero = ag_card_id_of(state, hero.slot);
      ag_touch(state, AG_TOUCH_PLAY);]] },
  { "CR 301.4c", "engine/rules/change/hero.c",
    [[if (before != ag_card_def_of(rules->state, rules->catalog, hero)->name) {]],
    [[]],
    "engine/rules/change/hero.c",
    [[ag_happen(rules, &told);
      }
      return hero;]],
    [[ag_happen(rules, &told);
      return hero;]] },
  { "CR 301.4d", "engine/rules/change/hero.c",
    [[for (uint16_t slot = 1; slot < state->used.cards; slot++) {]],
    [[for (uint16_t slot = 1; 0; slot++) {]] },
  { "CR 301.4e", "engine/rules/change/hero.c",
    [[int asks = ag_hero_enters(action) && !action->action.ordered;]],
    [[int asks = ag_hero_enters(action) && !action->action.ordered && 0;]] },
  { "CR 102.1b", "engine/rules/change/hero.c",
    [[if (!(player->flags & AG_PLAYER_IN) || (player->flags & AG_PLAYER_LOST))]],
    [[int conceded = reason == AG_END_CONCEDED;
      if (!(player->flags & AG_PLAYER_IN) || (player->flags & AG_PLAYER_LOST) || conceded)]] },
}
