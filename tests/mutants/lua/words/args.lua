return {
  { "CR 402.4", "engine/lua/words/args.c",
    [[out->printed.number = ag_printed_of(call->state, out->printed.like);]],
    [[out->printed.number = 0;]] },
}
