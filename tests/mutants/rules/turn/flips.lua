local flips = "engine/rules/turn/flips.c"

return {
  { "BA:Raid Rules: flipped cards", flips, [[ag_chain_add_begin(rules, task->card, seat, 0);]], [[]] },
  { "BA:Raid Rules: flipped cards", flips, [[return state->flips > 0 && ag_chain_empty(state);]],
    [[return state->flips > 0;]] },
  { "CR 601.2", flips, [[return prey.found || !prey.named;]], [[return 1;]] },
  { "CR 601.2", flips, [[return prey.found || !prey.named;]], [[return prey.found;]] },
  { "CR 601.2", flips, [[named || ag_filter_match(rules, &raid->attacked_else, &context, id);]], [[named;]] },
  { "CR 601.2c", flips, [[if (ag_attack_is_bound(rules, state->turn.seat, attacker)) return 1;]], [[]] },
}
