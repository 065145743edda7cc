return {
  { "CR 206.1a", "engine/rules/numbers/alike.c",
    [[int shared = 0;]],
    [[int shared = 0;
      if (what == AG_ALIKE_CLASS) {
          return (ag_catalog_card(rules->catalog, ag_printed_of(rules->state, one))->classes
                  & ag_catalog_card(rules->catalog, ag_printed_of(rules->state, other))->classes) != 0;
      }]] },
  { "CR 300.1c", "engine/rules/numbers/alike.c",
    [[return (ag_types_known(rules, one) & ag_types_known(rules, other)) != 0;]],
    [[return ag_types_known(rules, one) == ag_types_known(rules, other);]] },
}
