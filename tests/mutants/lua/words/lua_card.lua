local keyword = "engine/lua/words/lua_card.c"
local number = [[ag_keyword_sum(call->rules, card, keyword)]]

return {
  { "CR 404.1d", "engine/lua/words/lua_card.c",
    [[name == 0 ? 0 : ag_counter_count(]],
    [[name == 0 || ag_counter_count(call->state, call->on.card, name) == 0 ? 1 : ag_counter_count(]] },
  { "CR 709.2d", "engine/lua/words/lua_card.c",
    [[if (card == NULL) {]],
    [[card = card == NULL ? &call->state->cards[0] : card;
    if (0) {]] },
  { "CR 300.1c", "engine/lua/words/lua_card.c",
    [[return ag_give_yes(call, one != 0 && one == other);]],
    [[return ag_give_yes(call, one != 0 && (one & other) != 0);]] },
  { "CR 402.3c", "engine/lua/words/lua_card.c",
    [[ag_become_copy(call->rules, card, of);]],
    [[ag_become_copy(call->rules, card, of);
      ag_event event = ag_event_of(call->rules, AG_EVENT_ENTERED_PLAY, ag_controller_of(call->state, card), card);
      if (ag_as_begin(call->rules, &event)) return ag_give_later(call);]] },
  { "KW Flip", keyword, number, number .. [[ > 0]] },
  { "KW Advance", keyword, number, number .. [[ > 0]] },
  { "KW Empower", "engine/lua/words/lua_card.c",
    [[return ag_give_yes(call, as_added && now);]],
    [[return ag_give_yes(call, 1);]] },
}
