return {
  { "CR 102.3", "engine/rules/turn/run.c",
    [[if (lost && !own)]],
    [[if (0)]] },
}
