return {
  { "KW Death Rattle", "engine/lua/load/loader_power.c",
    [[{ AG_RULE(KW_DEATH_RATTLE), AG_BIT(AG_ZONE_GRAVEYARD),]],
    [[{ AG_RULE(KW_DEATH_RATTLE), AG_BIT(AG_ZONE_PARTY),]] },
  { "KW Diplomacy", "engine/lua/load/loader_power.c",
    [[change->amount = ag_amount_constant(-1); change->reads]],
    [[change->amount = ag_amount_constant(0); change->reads]] },
  { "KW Finishing Move", "engine/lua/load/loader_power.c",
    [[term->cost.part_count = 1;]],
    [[term->cost.part_count = 0;]] },
  { "KW Tribe", "engine/lua/load/loader_power.c",
    [[.tags = { ag_loader_symbol(L, "Tauren"), 0 } };]],
    [[.tags = { 0, 0 } };]] },
}
