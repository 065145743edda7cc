return {
  { "CR 415.8e", "engine/lua/words/lua_gain.c",
    [[i < 2 && lua_toboolean]],
    [[i < 1 && lua_toboolean]] },
  { "CR 714.3a", "engine/lua/words/lua_gain.c",
    [[if (of_card) {]],
    [[return;
      if (of_card) {]] },
  { "CR 714.3f", "engine/lua/words/lua_gain.c",
    [[narrow(&only, &when, &condition);]],
    [[only = (ag_filter){ .types = ag_types(run->rules, cards[i]) };
      narrow(&only, &when, &condition);]] },
  { "CR 718.2e", "engine/lua/words/lua_gain.c",
    [[now->first = now->first == 0 ? slot : now->first;]],
    [[ag_state *state = rules->state;
      int as = ag_catalog_card(rules->catalog, frame->printed)->powers[frame->power].kind == AG_POWER_AS;
      if (slot != 0 && as && ag_card_exists(state, frame->me)) {
          state->modifiers[slot].timestamp = ag_card_at(state, frame->me)->entered;
      }
      now->first = now->first == 0 ? slot : now->first;]] },
}
