return {
  { "CR 200.3", "engine/lua/words/lua_name.c",
    [[ag_word_find(all.texts, all.count, text) >= 0]],
    [[0]] },
  { "CR 202.4", "engine/lua/words/lua_name.c",
    [[ALLY_TYPES, .rule = "CR 202.4"]],
    [[CARD_NAMES, .rule = "CR 202.4"]] },
}
