return {
  { "BA:Special Raid Rules: discard", "engine/lua/words/lua_player.c",
    [[ag_is_automated(call->rules, call->on.seat) ? player->decks[0] : player->hand;]], [[player->hand;]] },
  { "CR 712.3", "engine/lua/words/lua_player.c",
    [[ag_discard_begin(call->rules, call->on.seat, call->run->frame->me, count < most ? count : most);]],
    [[if (count > most) return ag_give_none(call);
      ag_discard_begin(call->rules, call->on.seat, call->run->frame->me, count < most ? count : most);]] },
}
