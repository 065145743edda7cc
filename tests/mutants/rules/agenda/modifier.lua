return {
  { "CR 712.5", "engine/rules/agenda/modifier.c",
    [[*modifier = *wanted;]],
    [[*modifier = *wanted;
      modifier->source = (ag_card_id){ 0, 0 };]] },
  { "CR 714.3", "engine/rules/agenda/modifier.c",
    [[switch (lasts) {]],
    [[return 0;
      switch (lasts) {]] },
  { "CR 714.3b", "engine/rules/agenda/modifier.c",
    [[if (!ag_lasts_may_begin(state, begun->lasts, begun->source, begun->link)) return 0;]],
    [[]] },
  { "CR 714.3b", "engine/rules/agenda/modifier.c",
    [[if (watch->printed != 0 && watch->lasts == lasts
          && ag_card_id_same(watch->source, source)) {]],
    [[if (0) {]] },
}
