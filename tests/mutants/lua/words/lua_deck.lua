return {
  { "CR 413.2", "engine/lua/words/lua_deck.c",
    [[for (int deck = 0; deck < count; deck++) {]],
    [[for (int deck = 0; 0; deck++) {]] },
  { "CR 413.3", "engine/lua/words/lua_deck.c",
    [[it.may_fail = described && (it.filter.zones & hidden);]],
    [[it.may_fail = 0;]] },
}
