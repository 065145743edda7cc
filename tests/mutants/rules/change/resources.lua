return {
  { "CR 412.2", "engine/rules/change/resources.c",
    [[return !(state->cards[slot].flags & AG_CARD_EXHAUSTED) && can_be_tired(rules, ag_card_id_of(state, slot));]],
    [[return !(state->cards[slot].flags & AG_CARD_EXHAUSTED) &&
          (state->cards[slot].flags & AG_CARD_FACE_DOWN) && can_be_tired(rules, ag_card_id_of(state, slot));]] },
}
