return {
  { "CR 404.1d", "engine/lua/words/lua_card.c",
    [[name == 0 ? 0 : ag_counter_count(]],
    [[name == 0 || ag_counter_count(call->state, call->on.card, name) == 0 ? 1 : ag_counter_count(]] },
  { "CR 709.2d", "engine/lua/words/lua_card.c",
    [[if (card == NULL) {]],
    [[card = card == NULL ? &call->state->cards[0] : card;
    if (0) {]] },
}
