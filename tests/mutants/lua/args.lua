return {
  { "CR 104.2", "engine/lua/args.c",
    [[number = is_none ? 0 : number;]],
    [[]],
    "engine/rules/numbers.c",
    [[return atk < 0 ? 0 : atk;]],
    [[return atk;]] },
}
