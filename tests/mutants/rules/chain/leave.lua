return {
  { "CR 102.1", "engine/rules/chain/leave.c", [[AG_WINNER_ONE + side - AG_SIDE_ONE]], [[AG_WINNER_ONE]] },
  { "CR 102.1", "engine/rules/chain/leave.c",
    [[return left > 1 ? AG_WINNER_NONE : winner_of_side(last);]],
    [[(void)left;
      return AG_WINNER_NONE;]] },
  { "CR 102.2", "engine/rules/chain/leave.c",
    [[defence->thing = defence->at = 0;]],
    [[]] },
  { "CR 102.2", "engine/rules/chain/leave.c",
    [[if ((card->flags & AG_CARD_USED) && card->owner == seat
          && state->piles[card->pile].zone != AG_ZONE_REMOVED) {]],
    [[if (0) {]] },
  { "R100.2", "engine/rules/chain/leave.c",
    [[rules->state->winner = (uint8_t)winner;]],
    [[rules->state->winner = AG_WINNER_NONE;]] },
  { "CR 800.1b", "engine/rules/chain/leave.c",
    [[while (link != NULL && ++task->stage < state->seat_count) {]],
    [[while (0) {]] },
  { "CR 800.1b", "engine/rules/chain/leave.c",
    [[uint8_t all = side_of(state, link->controller);]],
    [[uint8_t all = (uint8_t)(1u << link->controller);]] },
}
