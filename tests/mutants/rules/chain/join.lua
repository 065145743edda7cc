return {
  { "CR 708.1", "engine/rules/chain/join.c",
    [[if (count > 1 && !all_alike(state, waiting, count)) {]],
    [[if (0) {]] },
  { "CR 708.1a", "engine/rules/chain/join.c",
    [[return newest;]],
    [[return newest == 0 ? newest : UINT32_MAX;]] },
  { "CR 708.1a", "engine/rules/chain/join.c",
    [[ag_seat seat = ag_player_from_turn(state, nth);]],
    [[int by_number = nth < state->seat_count;
      ag_seat seat = by_number ? (ag_seat)(nth + 1) : ag_player_from_turn(state, nth);]] },
  { "CR 708.1a", "engine/rules/chain/join.c",
    [[if (order == latest)]],
    [[if (1)]] },
  { "CR 708.1b", "engine/rules/chain/join.c",
    [[if (count > 0 && ag_chain_room(state) == 0)]],
    [[if (count > 0 && !ag_chain_empty(state))]] },
  { "CR 803.2", "engine/rules/chain/join.c",
    [[|| ag_catalog_card(rules->catalog, waiting->printed)->powers[waiting->power].watch.may) {]],
    [[) {]] },
  { "CR 803.3", "engine/rules/chain/join.c",
    [[if (state->loops_ended++ >= AG_LOOPS_ENDED_MAX) {]],
    [[]],
    "engine/rules/chain/join.c",
    [[return 1;
      }
      state->turn_triggers = AG_TURN_TRIGGERS_MAX - AG_LOOP_AGAIN;]],
    [[return 1;
      state->turn_triggers = AG_TURN_TRIGGERS_MAX - AG_LOOP_AGAIN;]] },
}
