return {
  { "CR 102.2", "engine/rules/change/control.c",
    [[return there ? to : 0;]],
    [[return to;]] },
  { "CR 401.3", "engine/rules/change/control.c",
    [[if (zone == AG_ZONE_PARTY)]],
    [[ag_card_move(rules, id, AG_ZONE_PARTY, to, 1);
          return;
      if (zone == AG_ZONE_PARTY)]] },
  { "CR 401.3a", "engine/rules/change/control.c",
    [[ag_pile_put(state, id.slot, ag_pile_of(state, zone, to, 0), 1); ag_touch(state, AG_TOUCH_PLAY);]],
    [[ag_pile_put(state, id.slot, ag_pile_of(state, zone, to, 0), 1);
      card->used_power = 0;
      for (int i = 1; i < state->used.modifiers; i++) {
          ag_modifier *modifier = &state->modifiers[i];
          if (modifier->change.field != AG_FIELD_CONTROL && ag_card_id_same(modifier->change.subject.only, id)) {
              *modifier = (ag_modifier){ .printed = 0 };
          }
      }
      ag_touch(state, AG_TOUCH_MODIFIERS);
      ag_touch(state, AG_TOUCH_PLAY);]] },
  { "CR 401.3b", "engine/rules/change/control.c",
    [[return card->entered_under;]],
    [[return card->owner;]] },
  { "CR 415.8b", "engine/rules/change/control.c",
    [[card->party_since = state->turn.number;]],
    [[]] },
  { "CR 714.3b", "engine/rules/change/control.c",
    [[for (int i = 1; i < rules->state->used.links; i++) {]],
    [[for (int i = 1; 0; i++) {]] },
  { "R101.3b", "engine/rules/change/control.c",
    [[return to != 0 && !(ag_types(rules, id) & AG_TYPE_HERO) && !(row && of_boss)
             && !ag_cant_leave_party(rules, id);]],
    [[return to != 0 && !(ag_types(rules, id) & AG_TYPE_HERO) && !ag_cant_leave_party(rules, id);]] },
}
