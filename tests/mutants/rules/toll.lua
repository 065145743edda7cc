return {
  { "CR 600.3", "engine/rules/toll.c",
    [[return ag_toll(rules, link->card);]],
    [[return 0;]] },
  { "CR 600.3a", "engine/rules/toll.c",
    [[return ag_toll(rules, link->card);]],
    [[return 2 * ag_toll(rules, link->card);]] },
  { "CR 600.3a", "engine/rules/toll.c",
    [[toll += itself ? ag_toll(rules, link->card) : 0;]],
    [[]] },
}
