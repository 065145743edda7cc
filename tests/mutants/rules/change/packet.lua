return {
  { "CR 405.1", "engine/rules/change/packet.c",
    [[ag_event event = ag_event_of(rules, AG_EVENT_DAMAGE_REMOVED, card->controller, id);
      event.amount = amount;
      ag_happen(rules, &event);]],
    [[ag_event event = ag_event_of(rules, AG_EVENT_DAMAGE_REMOVED, card->controller, id);
      event.amount = amount;
      ag_announce(rules, &event);]] },
  { "CR 103.2", "engine/rules/change/packet.c",
    [[return !(packet->flags & (AG_PACKET_HEAL | AG_PACKET_PUT))
             && ag_packet_refuse(rules, &damage, packet->subject) != AG_REASON_NONE;]],
    [[return 0;]] },
  { "CR 405.2", "engine/rules/change/packet.c",
    [[if (kind == AG_EVENT_DAMAGED && is_fatal(rules, packet))]],
    [[if (0)]] },
  { "CR 405.3", "engine/rules/change/packet.c",
    [[int put = (damage->flags & AG_PACKET_PUT) != 0;]],
    [[int put = 0;]] },
  { "CR 405.3", "engine/rules/change/packet.c",
    [[} else if (packet->flags & AG_PACKET_PUT) {]],
    [[} else if (0) {]] },
  { "CR 405.4", "engine/rules/change/packet.c",
    [[for (int i = 0; i < count; i++) ag_packet_open]],
    [[for (int i = 0; i < 1; i++) ag_packet_open]] },
  { "CR 405.5", "engine/rules/change/packet.c",
    [[if (put) return AG_REASON_NONE;]],
    [[return AG_REASON_NONE;]] },
  { "CR 407.1", "engine/rules/change/packet.c",
    [[heals ? -packet->amount : packet->amount);]],
    [[heals ? 0 : packet->amount);]] },
  { "CR 407.3", "engine/rules/change/packet.c",
    [[if (!heals)]],
    [[if (0)]] },
  { "CR 408.2b", "engine/rules/change/packet.c",
    [[if (card == NULL || !ag_is_character(rules, packet->subject)  // CR 408.2b
          || cant_be_dealt_now(rules, packet)) {]],
    [[if (card == NULL || !ag_is_character(rules, packet->subject) || 1
          || cant_be_dealt_now(rules, packet)) {]] },
  { "CR 717.2b", "engine/rules/change/packet.c",
    [[if (packet->amount > 0) {]],
    [[]],
    "engine/rules/change/packet.c",
    [[total += packet->amount;
      }]],
    [[total += packet->amount;]] },
  { "CR 717.4c", "engine/rules/change/packet.c",
    [[made->applied_count = part.applied_count;
      memcpy(made->applied, part.applied, sizeof part.applied);]],
    [[]] },
  { "CR 802.2", "engine/rules/change/packet.c",
    [[if (packet->stage == AG_PACKET_OPEN && packet->group == group
          && (seat == 0 || ag_controller_of(state, packet->subject) == seat)) {]],
    [[if (packet->stage == AG_PACKET_OPEN && packet->group == group) {]] },
  { "CR 802.2", "engine/rules/change/packet.c",
    [[if (task->packets.unshared & AG_BIT(*seat)) return 0;]],
    [[if (1) return 0;]] },
  { "KW Immune", "engine/rules/change/packet.c",
    [[if (ag_has_keyword(rules, subject, AG_KEYWORD_IMMUNE)) {]],
    [[if (0) {]] },
  { "R101.3d", "engine/rules/change/packet.c",
    [[if (ag_has_keyword(rules, subject, AG_KEYWORD_IMMUNE)) {]],
    [[if (0) {]] },
}
