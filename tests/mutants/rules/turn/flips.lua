local flips = "engine/rules/turn/flips.c"

return {
  { "CR 601.2", flips, [[return prey.found || !prey.named;]], [[return 1;]] },
  { "CR 601.2", flips, [[return prey.found || !prey.named;]], [[return prey.found;]] },
  { "CR 601.2", flips, [[named || ag_filter_match(rules, &raid->attacked_else, &context, id);]], [[named;]] },
  { "CR 601.2c", flips, [[if (ag_attack_is_bound(rules, state->turn.seat, attacker)) return 1;]], [[]] },
}
