return {
  { "CR 415.8e", "engine/lua/words/lua_gain.c",
    [[for (int i = 0; i < 2; i++) { // CR 415.8e]],
    [[for (int i = 0; i < 1; i++) {]] },
  { "CR 714.3a", "engine/lua/words/lua_gain.c",
    [[if (of_card) {]],
    [[return;
      if (of_card) {]] },
  { "CR 714.3f", "engine/lua/words/lua_gain.c",
    [[gain_for(call, &now, (ag_filter){ .only = call->cards[0][i], .zones = EVERYWHERE });]],
    [[gain_for(call, &now, (ag_filter){ .types = ag_types(call->rules, call->cards[0][i]) });]] },
  { "CR 718.2e", "engine/lua/words/lua_gain.c",
    [[now->first = now->first == 0 ? slot : now->first;]],
    [[ag_state *state = rules->state;
      int as = ag_catalog_card(rules->catalog, frame->printed)->powers[frame->power].kind == AG_POWER_AS;
      if (slot != 0 && as && ag_card_exists(state, frame->me)) {
          state->modifiers[slot].timestamp = ag_card_at(state, frame->me)->entered;
      }
      now->first = now->first == 0 ? slot : now->first;]] },
}
