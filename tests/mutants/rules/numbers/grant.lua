return {
  { "CR 700.3", "engine/rules/numbers/grant.c",
    [[void ag_grant_lose(ag_derived *derived, ag_card_id card)
      {
          for (int i = 0; i < derived->held_count; i++) {]],
    [[void ag_grant_lose(ag_derived *derived, ag_card_id card)
      {
          for (int i = 0; 0; i++) {]] },
  { "CR 706.1c", "engine/rules/numbers/grant.c",
    [[if (derived->held_count < AG_HELD_MAX) {]],
    [[if (0) {]] },
  { "CR 718.2f", "engine/rules/numbers/grant.c",
    [[grant != 0 ? rules->state->grants[grant].timestamp : live->timestamp;]],
    [[live->timestamp;]] },
  { "CR 718.2f", "engine/rules/numbers/grant.c",
    [[uint32_t ag_grant_timestamp_of(const ag_state *state, ag_card_id card, uint32_t there)
      {
          for (int i = 1; i < state->used.grants; i++) {]],
    [[uint32_t ag_grant_timestamp_of(const ag_state *state, ag_card_id card, uint32_t there)
      {
          for (int i = 1; 0; i++) {]] },
  { "CR 718.3", "engine/rules/numbers/grant.c",
    [[ag_seat seat = ag_player_around(state, state->turn.seat, nth);]],
    [[ag_seat seat = ag_player_around(state, 1, nth);]] },
  { "CR 103.2", "engine/rules/numbers/grant.c",
    [[return takes && change->op == AG_CHANGE_SET;]],
    [[return 0;]] },
  { "CR 718.2f", "engine/rules/numbers/grant.c",
    [[uint32_t given = live->timestamp > there ? live->timestamp : there;]],
    [[uint32_t given = live->timestamp;]] },
}
