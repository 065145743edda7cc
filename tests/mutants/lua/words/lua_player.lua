return {
  { "BA:Special Raid Rules: discard", "engine/lua/words/lua_player.c",
    [[ag_is_automated(call->rules, call->on.seat) ? player->decks[0] : player->hand;]], [[player->hand;]] },
  { "CR 712.3", "engine/lua/words/lua_player.c",
    [[ag_discard_begin(call->rules, call->on.seat, call->run->frame->me, count < most ? count : most);]],
    [[if (count > most) return ag_give_none(call);
      ag_discard_begin(call->rules, call->on.seat, call->run->frame->me, count < most ? count : most);]] },
  { "CR 402.2a", "engine/lua/words/lua_player.c",
    [[ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);]],
    [[call->on.seat = ag_controller_of(call->state, call->arg[0].card); ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);]] },
  { "CR 402.2b", "engine/lua/words/lua_player.c",
    [[ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);]],
    [[way.pays = AG_PAYS_NOTHING; ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);]] },
}
