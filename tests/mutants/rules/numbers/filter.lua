return {
  { "CR 200.1", "engine/rules/numbers/filter.c",
    [[uint64_t is = state_if(ag_card_id_same(id, context->source), AG_IS_THIS);]],
    [[uint64_t is = ag_printed_of(state, id) == ag_printed_of(state, context->source) ? AG_IS_THIS : 0;]],
    "engine/rules/numbers/filter.h",
    [[} else if (filter->is & AG_IS_THIS) {]],
    [[} else if (0) {]] },
  { "CR 200.1a", "engine/rules/numbers/filter.c",
    [[uint64_t is = state_if(ag_card_id_same(id, context->source), AG_IS_THIS);]],
    [[const ag_card *copy = ag_card_at(state, context->source);
      int copies = copy != NULL && copy->original != 0;
      uint64_t is = copies ? (!ag_card_id_same(id, context->source) && ag_printed_of(state, id) == copy->printed
          ? AG_IS_THIS : 0)
                    : ag_card_id_same(id, context->source) ? AG_IS_THIS : 0;]],
    "engine/rules/numbers/filter.h",
    [[} else if (filter->is & AG_IS_THIS) {]],
    [[} else if (0) {]] },
  { "CR 200.2", "engine/rules/numbers/filter.c",
    [[int named = !blank && def->name == filter->name;]],
    [[int named = !blank;]] },
  { "CR 205.1b", "engine/rules/numbers/filter.c",
    [[return types << AG_IS_DEALS_ARCANE_AT;]],
    [[return 0;]] },
  { "CR 206.1b", "engine/rules/numbers/filter.c",
    [[return (uint64_t)factions << AG_IS_ALLIANCE_AT | state_if(neutral, AG_IS_NEUTRAL);]],
    [[return state_if(neutral, AG_IS_NEUTRAL);]] },
  { "CR 206.1d", "engine/rules/numbers/filter.c",
    [[int neutral = factions == 0 && ag_catalog_card(rules->catalog, card->printed)->classes == 0;]],
    [[int neutral = 0;]] },
  { "CR 401.2", "engine/rules/numbers/filter.c",
    [[ag_seat holder = ag_card_seat(card);]],
    [[ag_seat holder = card->controller;]] },
  { "CR 411.2", "engine/rules/numbers/filter.c",
    [[if (in_play) {  // CR 411.2
          is |= (card->flags & AG_CARD_EXHAUSTED) ? AG_IS_EXHAUSTED : AG_IS_READY;
      }]],
    [[is |= (card->flags & AG_CARD_EXHAUSTED) ? AG_IS_EXHAUSTED : AG_IS_READY;]] },
  { "CR 712.4", "engine/rules/numbers/filter.c",
    [[return filter->zones != 0 ? filter->zones : AG_BIT(AG_ZONE_PARTY);]],
    [[return filter->zones != 0 ? filter->zones : AG_BIT(AG_ZONE_COUNT) - 1;]] },
  { "CR 800.1c", "engine/rules/numbers/filter.c",
    [[is |= state_if(own && !came, AG_IS_STARTED);]],
    [[is |= AG_IS_STARTED;]] },
}
