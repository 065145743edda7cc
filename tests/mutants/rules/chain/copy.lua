return {
  { "CR 402.1", "engine/rules/chain/copy.c",
    [[int copies = link != NULL && link->kind == AG_LINK_CARD;]],
    [[int copies = 0;]] },
  { "CR 402.1a", "engine/rules/chain/copy.c",
    [[ag_card_edit(state, card)->controller = seat;]],
    [[ag_card_edit(state, card)->controller = original.controller;]],
    "engine/rules/chain/copy.c",
    [[.controller = seat });]],
    [[.controller = original.controller });]] },
  { "CR 402.1b", "engine/rules/chain/copy.c",
    [[link->x = original.x;]],
    [[link->x = 0;]] },
  { "CR 402.1c", "engine/rules/chain/copy.c",
    [[ag_choice_offer(rules, old, def->aim);
      for (int i = 0; i < count; i++) {]],
    [[ag_choice_offer(rules, old, def->aim);
      for (int i = 0; 0; i++) {]] },
  { "CR 402.2", "engine/rules/chain/copy.c",
    [[if (printed == 0 || ag_card_room(state) == 0) return ag_nobody;]],
    [[return (ag_card_id){ 0, 0 };]] },
}
