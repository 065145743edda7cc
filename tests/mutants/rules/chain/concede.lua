return {
  { "CR 800.1b", "engine/rules/chain/concede.c",
    [[while (link != NULL && ++task->stage < state->seat_count) {]],
    [[while (0) {]] },
  { "CR 800.1b", "engine/rules/chain/concede.c",
    [[uint8_t all = side_of(state, who);]],
    [[uint8_t all =(uint8_t)(1u << who);]] },
}
