return {
  { "CR 500.1", "engine/rules/numbers/amount.c",
    [[return first + steps[first].whole >= state->turn.step ? steps[first].called : 0;]],
    [[return steps[first].called;]] },
}
