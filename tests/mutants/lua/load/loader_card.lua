return {
  { "CR 404.2b", "engine/lua/load/loader_card.c",
    [[if (totem) {
        side->types |=]],
    [[if (0) {
        side->types |=]] },
  { "CR 404.2b", "engine/lua/load/loader_card.c",
    [[for (int i = 0; i < 4; i++) {]],
    [[for (int i = 0; 0; i++) {]] },
  { "CR 202.5", "engine/lua/load/loader_card.c",
    [[if (def->side[0].types == AG_TYPE_HERO && def->boss_order == 0)]],
    [[if (def->side[0].types == AG_TYPE_HERO)]] },
}
