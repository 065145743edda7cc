return {
  { "CR 404.2b", "engine/lua/load/loader_token.c",
    [[if (*totem) {]],
    [[if (0) {]] },
  { "CR 404.2b", "engine/lua/load/loader_token.c",
    [[for (int i = 0; i < 4; i++) {]],
    [[for (int i = 0; 0; i++) {]] },
}
