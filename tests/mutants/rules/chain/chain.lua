return {
  { "CR 305.1", "engine/rules/chain/chain.c",
    [[.flags = AG_ACTION_SILENT,]],
    [[.flags = AG_ACTION_SILENT | AG_ACTION_BY_GAME,]] },
  { "CR 305.2a", "engine/rules/chain/chain.c",
    [[int stays = ((def->side[0].types & (AG_TYPE_ALLY | AG_TYPE_EQUIPMENT | AG_TYPE_HERO)) != 0
                   || def->ongoing)]],
    [[int stays = (def->side[0].types & (AG_TYPE_ALLY | AG_TYPE_EQUIPMENT | AG_TYPE_HERO)) != 0]] },
  { "CR 305.2d", "engine/rules/chain/chain.c",
    [[int stays = ((def->side[0].types & (AG_TYPE_ALLY | AG_TYPE_EQUIPMENT | AG_TYPE_HERO)) != 0
                   || def->ongoing)
                  && (!def->attach_mode || attaches(rules, link));]],
    [[int stays = ((def->side[0].types & (AG_TYPE_ALLY | AG_TYPE_EQUIPMENT | AG_TYPE_HERO)) != 0
                   || def->ongoing)
                  && (!def->attach_mode || attaches(rules, link) || 1);]] },
  { "CR 400.2", "engine/rules/chain/chain.c",
    [[if (def->attachment == AG_ATTACH_TARGET)]],
    [[if (0)]] },
  { "CR 400.4", "engine/rules/chain/chain.c",
    [[ag_link_targets(rules, id, AG_HOST_INDEX, 1, &host, 1);]],
    [[]] },
  { "CR 412.1b", "engine/rules/chain/chain.c",
    [[int down = link->kind == AG_LINK_CARD || (link->flags & AG_LINK_FACE_DOWN);]],
    [[int down = 0;]] },
  { "CR 415.9b", "engine/rules/chain/chain.c",
    [[if (link->kind == AG_LINK_CARD && now.slot == link->card.slot  // CR 415.9b
          && ag_zone(rules->state, now) == AG_ZONE_PARTY) {]],
    [[if (0) {]] },
  { "CR 703.2", "engine/rules/chain/chain.c",
    [[if (link->kind != AG_LINK_TRIGGER) return 1;]],
    [[return 1;]] },
  { "CR 705.3", "engine/rules/chain/chain.c",
    [[ag_frame *frame = ag_frame_begin(rules, link->printed, (uint16_t)index, AG_SLOT_EFFECT,]],
    [[if (link->kind == AG_LINK_EFFECT
          && !ag_has_powers(rules, link->card)) {
          return;
      }
      ag_frame *frame = ag_frame_begin(rules, link->printed, (uint16_t)index, AG_SLOT_EFFECT,]] },
  { "CR 708.3", "engine/rules/chain/chain.c",
    [[if (link->kind == AG_LINK_TRIGGER && power->watch.may) {]],
    [[if (0) {]] },
  { "CR 709.2", "engine/rules/chain/chain.c",
    [[if (declined) {
          task->stage = RESOLVE_CARD;
          return AG_AGAIN;
      }]],
    [[task->stage = RESOLVE_CARD;
          return AG_AGAIN;]] },
  { "CR 709.2a", "engine/rules/chain/chain.c",
    [[int lost = ag_targets_recheck(rules, task->link);]],
    [[int lost = ag_targets_recheck(rules, task->link) && 0;]] },
  { "CR 709.2g", "engine/rules/chain/chain.c",
    [[int stays = ((def->side[0].types & (AG_TYPE_ALLY | AG_TYPE_EQUIPMENT | AG_TYPE_HERO)) != 0
                   || def->ongoing)
                  && (!def->attach_mode || attaches(rules, link));]],
    [[int stays =0;]] },
  { "CR 711.1", "engine/rules/chain/chain.c",
    [[ag_action action = { .kind = AG_ACTION_TO_GRAVEYARD, .flags = by_game]],
    [[ag_action action = { .kind = AG_ACTION_REMOVE, .flags = by_game]] },
  { "CR 711.2", "engine/rules/chain/chain.c",
    [[if (link == NULL || itself || !can_be_interrupted(rules, link)) return 0;]],
    [[return 0;]] },
  { "CR 712.7", "engine/rules/chain/chain.c",
    [[if (power->watch.may_action == 0) return 1;]],
    [[return 1;]] },
}
