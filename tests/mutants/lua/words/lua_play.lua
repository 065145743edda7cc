return {
  { "CR 402.2a", "engine/lua/words/lua_play.c",
    [[ag_card_id copy = ag_copy_of_card(run->rules, card, seat);]],
    [[seat = ag_controller_of(run->rules->state, card); ag_card_id copy = ag_copy_of_card(run->rules, card, seat);]] },
  { "CR 402.2b", "engine/lua/words/lua_play.c",
    [[ag_card_id copy = ag_copy_of_card(run->rules, card, seat);]],
    [[way.pays = AG_PAYS_NOTHING; ag_card_id copy = ag_copy_of_card(run->rules, card, seat);]] },
}
