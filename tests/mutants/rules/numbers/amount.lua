return {
  { "CR 301.5", "engine/rules/numbers/amount.c", [[wherever.any_zone = 1;]], [[]] },
  { "R502.1a", "engine/rules/numbers/amount.c", [[wherever.any_zone = 1;]], [[]] },
  { "CR 500.1", "engine/rules/numbers/amount.c",
    [[return first + steps[first].whole >= state->turn.step ? steps[first].called : 0;]],
    [[return steps[first].called;]] },
}
