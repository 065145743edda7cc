return {
  { "CR 709.2b", "engine/lua/words/lua_choose.c",
    [[if (lua_getfield(L, 2, "to") == LUA_TNIL) {]],
    [[if (lua_getfield(L, 2, "to") == LUA_TNIL || 1) {]] },
  { "CR 712.7", "engine/lua/words/lua_choose.c",
    [[return can;]],
    [[return 1;]] },
}
