return {
  { "CR 402.4", "engine/lua/words/lua_player.c",
    [[return ag_printed_of(call->state, ag_arg_card(call->L, 2, word));]],
    [[return 0;]] },
  { "CR 712.3", "engine/lua/words/lua_player.c",
    [[ag_discard_begin(call->rules, call->on.seat, call->run->frame->me, count < most ? count : most);]],
    [[if (count > most) return ag_give_none(call);
      ag_discard_begin(call->rules, call->on.seat, call->run->frame->me, count < most ? count : most);]] },
}
