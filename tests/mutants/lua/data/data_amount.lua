return {
  { "KW Empower", "engine/lua/data/data_amount.c",
    [[{ AG_OP_CONST, 0, 1 },  // KW Empower]],
    [[{ AG_OP_CONST, 0, 0 },]] },
}
