return {
  { "CR 415.9f", "engine/rules/change/draw.c",
    [[ag_action action = { .kind = AG_ACTION_DRAW, .seat = task->seat };]],
    [[int deck = ag_player_at(state, task->seat)->decks[task->draw.deck];
          top = ag_card_id_of(state, state->piles[deck].last);
      ag_action action = { .kind = AG_ACTION_DRAW, .seat = task->seat };]] },
  { "CR 713.2", "engine/rules/change/draw.c",
    [[return task->draw.drawn < DRAWS_MAX && hand < task->draw.count;]],
    [[return task->draw.drawn < DRAWS_MAX && (hand < task->draw.count || task->draw.drawn == 0);]] },
  { "CR 713.2a", "engine/rules/change/draw.c",
    [[return task->draw.drawn < DRAWS_MAX && hand < task->draw.count;]],
    [[static int missing;
      missing = task->draw.drawn == 0 ? task->draw.count - hand : missing;
      return task->draw.drawn < DRAWS_MAX && task->draw.drawn < missing;]] },
  { "CR 716.1a", "engine/rules/change/draw.c",
    [[if (rolls) ag_task_set_ref(rules, below, 0, ag_ref_number(event.amount));]],
    [[(void)rolls;]] },
  { "CR 716.1f", "engine/rules/change/draw.c",
    [[for (int i = 0; i < found; i++) {]],
    [[for (int i = 0; 0; i++) {]] },
  { "R101.3c", "engine/rules/change/draw.c",
    [=[if (player->side != AG_SIDE_BOSS || state->piles[player->graveyards[deck]].count == 0) return;]=],
    [[return;]] },
}
