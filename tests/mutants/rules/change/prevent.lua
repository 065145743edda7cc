return {
  { "CR 304.3", "engine/rules/change/prevent.c",
    [[int ready = !exhausted && !ag_cant(rules, id, AG_CANT_EXHAUST)]],
    [[int waits = state->cards[slot].party_since
                         >= ag_player_at(state, subject->controller)->turn_began;
      int ready = !exhausted && !waits && !ag_cant(rules, id, AG_CANT_EXHAUST)]] },
  { "CR 407.2", "engine/rules/change/prevent.c",
    [[AG_ASSERT(ag_event_uses[event.kind] == AG_USE_REPLACED);]],
    [[if (packet->flags & AG_PACKET_HEAL) {
          return 0;
      }
      AG_ASSERT(ag_event_uses[event.kind] == AG_USE_REPLACED);]] },
  { "CR 716.1d", "engine/rules/change/prevent.c",
    [[} else {
          packet->amount = 0;
      }]],
    [[}]] },
  { "CR 716.1e", "engine/rules/change/prevent.c",
    [[if (packet->applied[i] == key) {]],
    [[if (0) {]] },
  { "CR 717.1", "engine/rules/change/prevent.c",
    [[note_applied(packet, rival->key);]],
    [[note_applied(packet, rival->key); packet->damage = 0;]] },
  { "CR 717.2", "engine/rules/change/prevent.c",
    [[if (prevented > 0) {]],
    [[if (0) {]] },
  { "CR 717.2a", "engine/rules/change/prevent.c",
    [[watch->left -= watch->has_left ? prevented : 0;]],
    [[watch->left -= 0;]] },
  { "CR 717.2c", "engine/rules/change/prevent.c",
    [[return is_shielder(rules, packet->subject)]],
    [[return !is_shielder(rules, packet->subject)]] },
  { "CR 717.2d", "engine/rules/change/prevent.c",
    [[event.damage = packet->damage;
      ag_happen(rules, &event);]],
    [[event.damage = packet->damage;]] },
  { "CR 717.3", "engine/rules/change/prevent.c",
    [[if (!(packet->flags & AG_PACKET_UNPREVENTABLE))]],
    [[if (0)]] },
  { "CR 717.4", "engine/rules/change/prevent.c",
    [[*group = GROUP_DIVIDES;]],
    [[return count;
      *group = GROUP_DIVIDES;]] },
  { "CR 717.4a", "engine/rules/change/prevent.c",
    [[*group = GROUP_DIVIDES;]],
    [[return count;
      *group = GROUP_DIVIDES;]] },
  { "CR 717.4c", "engine/rules/change/prevent.c",
    [[return GROUP_DIVIDES;]],
    [[return GROUP_RAISES;]] },
  { "CR 717.5", "engine/rules/change/prevent.c",
    [[watch->spent = ready->power->watch.once;]],
    [[watch->spent = 0;]] },
  { "CR 717.6", "engine/rules/change/prevent.c",
    [[int before = def->first ? ag_card_at(rules->state, packet->subject)->hurt : 0;]],
    [[int before = 0;]] },
  { "CR 717.7", "engine/rules/change/prevent.c",
    [[} else if (def->alters & AG_ALTER_DIVIDE) {]],
    [[} else if (0) {]] },
  { "CR 717.8", "engine/rules/change/prevent.c",
    [[return !(def->alters & AG_ALTER_SMASH) || ag_packet_smashes(rules, packet);]],
    [[return !(def->alters & AG_ALTER_SMASH);]] },
}
