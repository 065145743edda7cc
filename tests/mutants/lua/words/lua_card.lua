return {
  { "CR 404.1d", "engine/lua/words/lua_card.c",
    [[lua_pushinteger(L, count);]],
    [[lua_pushinteger(L, count == 0 ? 1 : count);]] },
  { "CR 709.2d", "engine/lua/words/lua_card.c",
    [[if (it.card == NULL) {]],
    [[if (0) {]] },
}
