return {
  { "KW Bloodrush", "engine/lua/data_amount.c",
    [[{ AG_OP_CONST, 0, 1 },  // KW Bloodrush]],
    [[{ AG_OP_CONST, 0, -1 },]] },
  { "KW Empower", "engine/lua/data_amount.c",
    [[{ AG_OP_CONST, 0, 1 },  // KW Empower]],
    [[{ AG_OP_CONST, 0, 0 },]] },
  { "KW Unity", "engine/lua/data_amount.c",
    [[{ AG_OP_CONST, 0, 3 },  // KW Unity]],
    [[{ AG_OP_CONST, 0, 0 },]] },
}
