return {
  { "CR 206.1a", "engine/lua/words/lua_alike.c",
    [[return shares_tag(run, cards, AG_TAG_DEATH_KNIGHT, AG_TAG_WARRIOR);]],
    [[uint16_t icons = 0xffff;
      for (int i = 0; i < 2; i++) {
          icons &= ag_catalog_card(run->rules->catalog, ag_printed_of(run->rules->state, cards[i]))->classes;
      }
      return icons != 0;]] },
  { "CR 300.1c", "engine/lua/words/lua_alike.c",
    [[lua_pushboolean(L, one != 0 && one == other);]],
    [[lua_pushboolean(L, one != 0 && (one & other) != 0);]] },
  { "CR 402.3c", "engine/lua/words/lua_alike.c",
    [[ag_become_copy(run->rules, card, of);]],
    [[ag_become_copy(run->rules, card, of);
      ag_event event = ag_event_of(run->rules, AG_EVENT_ENTERED_PLAY, ag_controller_of(run->rules->state, card), card);
      if (ag_as_begin(run->rules, &event)) return ag_run_wait(L, ag_answer_nothing, 0);]] },
}
