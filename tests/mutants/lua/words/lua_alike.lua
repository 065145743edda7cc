return {
  { "CR 206.1a", "engine/lua/words/lua_alike.c",
    [[return shares_tag(rules, cards, AG_TAG_DEATH_KNIGHT, AG_TAG_WARRIOR);]],
    [[uint16_t icons = 0xffff;
      for (int i = 0; i < 2; i++) {
          icons &= ag_catalog_card(rules->catalog, ag_printed_of(rules->state, cards[i]))->classes;
      }
      return icons != 0;]] },
  { "CR 300.1c", "engine/lua/words/lua_alike.c",
    [[return ag_give_yes(call, one != 0 && one == other);]],
    [[return ag_give_yes(call, one != 0 && (one & other) != 0);]] },
  { "CR 402.3c", "engine/lua/words/lua_alike.c",
    [[ag_become_copy(call->rules, card, of);]],
    [[ag_become_copy(call->rules, card, of);
      ag_event event = ag_event_of(call->rules, AG_EVENT_ENTERED_PLAY, ag_controller_of(call->state, card), card);
      if (ag_as_begin(call->rules, &event)) return ag_give_later(call);]] },
}
