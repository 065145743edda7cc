return {
  { "CR 102.1", "engine/rules/chain/leave.c",
    [[if (state->winner != AG_WINNER_NONE || left > 1) return;]],
    [[return;]] },
  { "CR 102.2", "engine/rules/chain/leave.c",
    [[if ((card->flags & AG_CARD_USED) && card->owner == seat
          && state->piles[card->pile].zone != AG_ZONE_REMOVED) {]],
    [[if (0) {]] },
  { "R100.2", "engine/rules/chain/leave.c",
    [[if (state->winner != AG_WINNER_NONE || left > 1) return;]],
    [[return;]] },
}
