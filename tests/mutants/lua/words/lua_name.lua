return {
  { "CR 200.3", "engine/lua/words/lua_name.c",
    [[if (strcmp(all->texts[i], text) == 0) return 1;]],
    [[if (strcmp(all->texts[i], text) == 0) return 0;]] },
  { "CR 202.4", "engine/lua/words/lua_name.c",
    [[ally_types(call->L, call->rules->catalog, &from);]],
    [[]] },
}
