return {
  { "CR 402.2a", "engine/lua/words/lua_play.c",
    [[ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);]],
    [[call->on.seat = ag_controller_of(call->state, call->arg[0].card); ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);]] },
  { "CR 402.2b", "engine/lua/words/lua_play.c",
    [[ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);]],
    [[way.pays = AG_PAYS_NOTHING; ag_card_id copy = ag_copy_of_card(call->rules, call->arg[0].card, call->on.seat);]] },
}
