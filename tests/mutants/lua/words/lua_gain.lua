return {
  { "CR 415.8e", "engine/lua/words/lua_gain.c",
    [[for (int i = 0; i < 2; i++) { // CR 415.8e]],
    [[for (int i = 0; i < 1; i++) {]] },
  { "CR 714.3a", "engine/lua/words/lua_gain.c",
    [[if (of_card) {]],
    [[return;
      if (of_card) {]] },
  { "CR 714.3f", "engine/lua/words/lua_gain.c",
    [[gain_for(call, &now, (ag_filter){ .only = call->cards[0][i], .zones = EVERYWHERE });]],
    [[gain_for(call, &now, (ag_filter){ .types = ag_types(call->rules, call->cards[0][i]) });]] },
  { "CR 718.2e", "engine/lua/words/lua_gain.c",
    [[now->first = now->first == 0 ? slot : now->first;]],
    [[ag_state *state = rules->state;
      int as = ag_catalog_card(rules->catalog, frame->printed)->powers[frame->power].kind == AG_POWER_AS;
      if (slot != 0 && as && ag_card_exists(state, frame->me)) {
          state->modifiers[slot].timestamp = ag_card_at(state, frame->me)->entered;
      }
      now->first = now->first == 0 ? slot : now->first;]] },
  { "CR 104.1", "engine/lua/words/lua_gain.c",
    [[if (to->cards.count == 0 || amount == 0)]],
    [[if (to->cards.count == 0)]],
    "engine/rules/change/packet.c",
    [[amount <= 0 ? AG_REFUSE(CR_408_2a, NO_DAMAGE)]],
    [[amount < 0 ? AG_REFUSE(CR_408_2a, NO_DAMAGE)]],
    "engine/rules/change/packet.c",
    [[packet->amount < 1 ||]],
    [[packet->amount < 0 ||]] },
  { "CR 405.7", "engine/lua/words/lua_gain.c",
    [[if (!ag_is_character(call->rules, more) || !ag_is_character(call->rules, less)
          || !ag_run_reaches(call->run, more) || !ag_run_reaches(call->run, less)) {
          return ag_give_none(call);
      }]],
    [[return ag_give_none(call);]] },
  { "CR 405.8", "engine/lua/words/lua_gain.c",
    [[.flags = AG_PACKET_SMASH]],
    [[.flags = 0]] },
  { "CR 408.2a", "engine/lua/words/lua_gain.c",
    [[if (to->cards.count == 0 || amount == 0)]],
    [[if (to->cards.count == 0)]],
    "engine/rules/change/packet.c",
    [[amount <= 0 ? AG_REFUSE(CR_408_2a, NO_DAMAGE)]],
    [[amount < 0 ? AG_REFUSE(CR_408_2a, NO_DAMAGE)]],
    "engine/rules/change/packet.c",
    [[packet->amount < 1 ||]],
    [[packet->amount < 0 ||]] },
  { "CR 408.2c", "engine/lua/words/lua_gain.c",
    [[(ag_damage){ .controller = frame->seat,]],
    [[(ag_damage){ .controller = ag_controller_of(call->state, source),]] },
  { "CR 408.2c", "engine/lua/words/lua_gain.c",
    [[: damage_by(call, ag_arg_card(L, row + 1, word),]],
    [[: damage_by(call, ag_player_at(call->state, call->run->frame->seat)->hero,]] },
  { "CR 408.3b", "engine/lua/words/lua_gain.c",
    [[.flags = AG_PACKET_COMBAT]],
    [[.flags = 0]] },
}
