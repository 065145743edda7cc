return {
  { "CR 402.4", "engine/lua/words/lua_player.c",
    [[return ag_printed_of(run->rules->state, ag_arg_card(L, 2, word));]],
    [[return 0;]] },
  { "CR 712.3", "engine/lua/words/lua_player.c",
    [[ag_discard_begin(run->rules, seat, run->frame->me, count < most ? count : most);]],
    [[if (count > most) {
          ag_push_group(L, NULL, 0);
          return 1;
      }
      ag_discard_begin(run->rules, seat, run->frame->me, count < most ? count : most);]] },
}
