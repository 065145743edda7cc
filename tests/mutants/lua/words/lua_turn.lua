return {
  { "CR 800.3", "engine/lua/words/lua_turn.c",
    [[lua_pushboolean(L, 0); return 1;]],
    [[lua_pushboolean(L, 1); return 1;]] },
  { "CR 800.3a", "engine/lua/words/lua_turn.c",
    [[lua_pushboolean(L, 0); return 1;]],
    [[lua_pushboolean(L, 1); return 1;]] },
}
