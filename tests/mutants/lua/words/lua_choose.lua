return {
  { "CR 709.2b", "engine/lua/words/lua_choose.c",
    [[if (!ag_call_has_option(call, TO)) return count;]],
    [[if (1) return count;]] },
  { "CR 712.7", "engine/lua/words/lua_choose.c",
    [[return can;]],
    [[return 1;]] },
}
