return {
  { "CR 712.5", "engine/rules/modifier.c",
    [[.source = source,]],
    [[.source = (ag_card_id){ 0, 0 },]] },
  { "CR 714.3", "engine/rules/modifier.c",
    [[switch (lasts) {]],
    [[return 0;
      switch (lasts) {]] },
}
