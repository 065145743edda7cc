return {
  { "CR 202.1a", "engine/lua/load/loader_tags.c",
    [[for (size_t i = 0; i < sizeof readings / sizeof readings[0]; i++) {]],
    [[for (size_t i = 0;0; i++) {]] },
  { "CR 202.4a", "engine/lua/load/loader_tags.c",
    [[return "Druid";]],
    [[return NULL;]] },
  { "CR 202.5", "engine/lua/load/loader_tags.c",
    [[kept += !spec;]],
    [[kept += 1;]] },
}
