return {
  { "CR 712.3", "engine/lua/words/lua_player.c",
    [[ag_discard_begin(call->rules, call->on.seat, call->run->frame->me, count < most ? count : most);]],
    [[if (count > most) return ag_give_none(call);
      ag_discard_begin(call->rules, call->on.seat, call->run->frame->me, count < most ? count : most);]] },
}
