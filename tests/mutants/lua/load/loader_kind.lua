return {
  { "CR 404.2b", "engine/lua/load/loader_kind.c",
    [[int totem = ag_tags_have(L, side, "Totem");]],
    [[int totem = 0;]] },
  { "CR 404.2b", "engine/lua/load/loader_kind.c",
    [[for (int i = 0; i < 4; i++) {]],
    [[for (int i = 0; 0; i++) {]] },
}
