return {
  { "CR 412.2", "engine/rules/change/resources.c",
    [[return !(rules->state->cards[slot].flags & AG_CARD_EXHAUSTED) && !ag_card_id_same(card, except)]],
    [[return !(rules->state->cards[slot].flags & AG_CARD_EXHAUSTED) &&
          (rules->state->cards[slot].flags & AG_CARD_FACE_DOWN) && !ag_card_id_same(card, except)]] },
  { "CR 701.3", "engine/rules/change/resources.c", [[&& !ag_card_id_same(card, except)]], [[]] },
}
