return {
  { "CR 712.8", "engine/lua/words/lua_cards.c",
    [[if (missing) {
          lua_pushnil(L);
      } else {]],
    [[]],
    "engine/lua/words/lua_cards.c",
    [[ag_lua_push_text(L, values[0] > values[1]   ? "higher"
                          : values[0] < values[1] ? "lower"
                                                  : "equal");
      }]],
    [[ag_lua_push_text(L, values[0] > values[1]   ? "higher"
                          : values[0] < values[1] ? "lower"
                                                  : "equal");]] },
  { "CR 800.1", "engine/lua/words/lua_cards.c",
    [[int count = ag_arg_cards(L, 1, "keep", cards);
      for (int i = 0; i < count; i++) {]],
    [[int count = ag_arg_cards(L, 1, "keep", cards);
      for (int i = 0; 0; i++) {]] },
}
