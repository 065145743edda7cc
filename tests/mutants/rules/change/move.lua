return {
  { "CR 400.1", "engine/rules/change/move.c",
    [[ag_modifier_drop(rules, i);
          }
      }
      ag_control]],
    [[(void)0;
          }
      }
      ag_control]] },
  { "CR 714.3", "engine/rules/change/move.c",
    [[ag_control_stirred(rules, id, AG_LASTS_WHILE_ATTACHED);]],
    [[]] },
  { "CR 602.4", "engine/rules/change/move.c",
    [[if (combat->stage == AG_COMBAT_NONE) return removed;]],
    [[return removed;]] },
  { "CR 402.3", "engine/rules/change/move.c",
    [[if (other == NULL || !ag_in_play(state, id)) return;]],
    [[return;]] },
  { "CR 402.3a", "engine/rules/change/move.c",
    [[card->printed = other->printed;]],
    [[int again = other->original == 0;
      card->printed = again ? other->printed : other->original;]],
    "engine/rules/change/move.c",
    [[card->flags |= other->flags & AG_CARD_SIZED;]],
    [[card->flags |= again ? other->flags & AG_CARD_SIZED : 0;]] },
  { "CR 402.3b", "engine/rules/change/move.c",
    [[card->made_health = other->made_health;
      card->used_power = 0;]],
    [[card->made_health = other->made_health;]] },
  { "CR 402.3c", "engine/rules/change/move.c",
    [[memset(card->memory, 0, sizeof card->memory);]],
    [[memcpy(card->memory, other->memory, sizeof card->memory);]] },
  { "CR 404.1b", "engine/rules/change/move.c",
    [[ag_card_id now = ag_card_become(rules, id.slot);]],
    [[for (int i = 1; i < state->used.counters; i++) {
          int own = ag_card_id_same(state->counters[i].card, id);
          state->counters[i].card.life += own ? 1 : 0;
      }
      ag_card_id now = ag_card_become(rules, id.slot);]] },
  { "CR 415.7a", "engine/rules/change/move.c",
    [[int keeps = from == AG_ZONE_RESOURCES && zone == AG_ZONE_REMOVED;]],
    [[int keeps = 0;]] },
  { "CR 415.9a", "engine/rules/change/move.c",
    [[card->flags |= down;]],
    [[card->life = now.life = id.life;
      card->flags |= down;]] },
  { "R101.2", "engine/rules/change/move.c",
    [[ag_event event = ag_event_of(rules, AG_EVENT_SWAPPED, card->controller, id);]],
    [[uint16_t next = state->piles[card->pile].first;
      while (next != 0) {
          uint16_t slot = next;
          next = state->cards[slot].next;
          if (slot != id.slot) {
              ag_card_move(rules, ag_card_id_of(state, slot), AG_ZONE_GRAVEYARD, 0, 0);
          }
      }
      ag_event event = ag_event_of(rules, AG_EVENT_SWAPPED, card->controller, id);]] },
  { "R101.4", "engine/rules/change/move.c",
    [[card->damage = (keeps & AG_SWAP_KEEPS_DAMAGE) ? card->damage : 0;]],
    [[]] },
  { "CR 601.2f", "engine/rules/change/move.c",
    [[for (uint16_t slot = 1; slot < state->used.links; slot++) {  // CR 601.2f]],
    [[for (uint16_t slot = 1; 0; slot++) {  // CR 601.2f]] },
}
