return {
  { "CR 800.2b", "engine/lua/words/lua_collection.c",
    [[return copies < most && ag_deck_may_hold(&trial, &card->facts, &refusal);]],
    [[return 1;]] },
  { "CR 200.3", "engine/lua/words/lua_collection.c",
    [[ag_word_find(all.texts, all.count, text) >= 0]],
    [[0]] },
  { "CR 202.4", "engine/lua/words/lua_collection.c",
    [[ALLY_TYPES, .rule = "CR 202.4"]],
    [[CARD_NAMES, .rule = "CR 202.4"]] },
}
