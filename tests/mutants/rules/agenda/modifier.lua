return {
  { "CR 712.5", "engine/rules/agenda/modifier.c",
    [[.source = source,]],
    [[.source = (ag_card_id){ 0, 0 },]] },
  { "CR 714.3", "engine/rules/agenda/modifier.c",
    [[switch (lasts) {]],
    [[return 0;
      switch (lasts) {]] },
}
