return {
  { "CR 707.3", "engine/rules/numbers/known.c",
    [[if (link->kind != AG_LINK_CARD) return;]],
    [[return;]] },
  { "CR 201.1", "engine/rules/numbers/known.c",
    [[return known != NULL ? known->cost : printed_cost(rules, id, card);]],
    [[return ag_play_cost(rules, id, card->controller,
                          known != NULL ? known->cost : printed_cost(rules, id, card));]] },
  { "CR 201.4", "engine/rules/numbers/known.c",
    [[int token = (card->flags & AG_CARD_TOKEN) != 0;]],
    [[int token = 0;]] },
  { "CR 707.3", "engine/rules/numbers/known.c",
    [[if (known->slot == card.slot && known->card.life == card.life  // CR 707.3, CR 709.2d
          && card.slot != 0) {]],
    [[if (0) {]] },
  { "CR 712.3b", "engine/rules/numbers/known.c",
    [[const ag_known *known =  // CR 712.3b
          ag_card_exists(state, id) ? NULL : ag_known_find(state, id);]],
    [[const ag_known *known =
          ag_card_exists(state, id) || 1 ? NULL : ag_known_find(state, id);]] },
}
