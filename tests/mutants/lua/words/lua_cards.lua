return {
  { "CR 712.8", "engine/lua/words/lua_cards.c",
    [[if (missing) return ag_give_none(call);]],
    [[]] },
  { "CR 800.1", "engine/lua/words/lua_cards.c",
    [[ag_announce(call->rules, &event);]],
    [[]] },
}
