return {
  { "CR 300.1c", "engine/lua/words/lua_alike.c",
    [[return ag_give_yes(call, one != 0 && one == other);]],
    [[return ag_give_yes(call, one != 0 && (one & other) != 0);]] },
  { "CR 402.3c", "engine/lua/words/lua_alike.c",
    [[ag_become_copy(call->rules, card, of);]],
    [[ag_become_copy(call->rules, card, of);
      ag_event event = ag_event_of(call->rules, AG_EVENT_ENTERED_PLAY, ag_controller_of(call->state, card), card);
      if (ag_as_begin(call->rules, &event)) return ag_give_later(call);]] },
}
