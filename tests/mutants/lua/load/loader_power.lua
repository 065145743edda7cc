return {
  { "KW Diplomacy", "engine/lua/load/loader_power.c",
    [[change->amount = ag_amount_constant(-1); change->reads]],
    [[change->amount = ag_amount_constant(0); change->reads]] },
  { "KW Finishing Move", "engine/lua/load/loader_power.c",
    [[term->cost.part_count = 1;]],
    [[term->cost.part_count = 0;]] },
}
