return {
  { "KW Bloodrush", "engine/lua/data/data_amount.c",
    [[{ AG_OP_CONST, 0, 1 },  // KW Bloodrush]],
    [[{ AG_OP_CONST, 0, -1 },]] },
  { "KW Empower", "engine/lua/data/data_amount.c",
    [[push_so_many(L, &others, 1);  // KW Empower]],
    [[push_so_many(L, &others, 0);]] },
  { "KW Unity", "engine/lua/data/data_amount.c",
    [[push_so_many(L, &humans, 3);  // KW Unity]],
    [[push_so_many(L, &humans, 0);]] },
}
