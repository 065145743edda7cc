return {
  { "CR 800.3", "engine/lua/words/lua_game.c",
    [[static int player_start_raid(ag_api_call *call) { return ag_give_none(call);]],
    [[static int player_start_raid(ag_api_call *call) { return ag_give_yes(call, 1);]] },
  { "CR 800.3a", "engine/lua/words/lua_game.c",
    [[static int player_start_raid(ag_api_call *call) { return ag_give_none(call);]],
    [[static int player_start_raid(ag_api_call *call) { return ag_give_yes(call, 1);]] },
}
