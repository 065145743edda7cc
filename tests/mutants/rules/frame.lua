return {
  { "CR 102.3", "engine/rules/frame.c",
    [[if (lost && !own) {]],
    [[if (0) {]] },
}
