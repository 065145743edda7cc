return {
  { "CR 706.3", "engine/rules/numbers/links.c",
    [[int left_out = legal_only && target->gone;]],
    [[int left_out = 0;]] },
}
