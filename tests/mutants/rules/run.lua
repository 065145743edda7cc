return {
  { "CR 102.3", "engine/rules/run.c",
    [[if (lost && !own) {]],
    [[if (0) {]] },
}
