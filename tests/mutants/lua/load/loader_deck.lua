return {
  { "CR 202.1a", "engine/lua/load/loader_deck.c",
    [[strstr(read_by_last_word, listed) != NULL]],
    [[0]] },
  { "CR 202.4a", "engine/lua/load/loader_deck.c",
    [[return "Druid";]],
    [[return NULL;]] },
  { "CR 202.5", "engine/lua/load/loader_deck.c",
    [[kept += !spec;]],
    [[kept += 1;]] },
}
