return {
  { "CR 601.2f", "engine/rules/change/move.c",
    [[for (uint16_t slot = 1; slot < state->used.links; slot++) {  // CR 601.2f]],
    [[for (uint16_t slot = 1; 0; slot++) {  // CR 601.2f]] },
  { "CR 706.3", "engine/rules/numbers/links.c",
    [[int left_out = legal_only && target->gone;]],
    [[int left_out = 0;]] },
}
