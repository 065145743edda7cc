return {
  { "CR 800.2b", "engine/lua/words/lua_collection.c",
    [[return few && ag_deck_may_hold(&trial, &card->facts, &refusal);]],
    [[return 1;]] },
}
