return {
  { "CR 703.1", "engine/rules/numbers/this_turn.c",
    [[if (watch->first_time == 0) return 1;]],
    [[return 1;]] },
}
