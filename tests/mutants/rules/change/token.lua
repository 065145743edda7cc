return {
  { "CR 404.2", "engine/rules/change/token.c",
    [[int room = ag_card_room(state);]],
    [[int room = 0;]] },
  { "CR 404.2", "engine/rules/change/token.c",
    [[int sized = tokens->sized != 0;]],
    [[int sized = 0;]] },
}
