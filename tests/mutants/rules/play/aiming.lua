return {
  { "CR 706.2", "engine/rules/play/aiming.c",
    [[if (ag_target_change_refuse(rules, id, from, to) != AG_REASON_NONE) {  // CR 706.2
          return 0;
      }]],
    [[return 0;]] },
  { "CR 706.4", "engine/rules/play/aiming.c",
    [[if (!ag_binds(rules, AG_FIELD_MAGNET) || at->max < 1) {]],
    [[if (!ag_binds(rules, AG_FIELD_MAGNET) || 1 || at->max < 1) {]] },
  { "CR 706.4", "engine/rules/play/aiming.c",
    [[if (magnets.count > 0) {]],
    [[if (0) {]] },
  { "CR 706.5", "engine/rules/play/aiming.c",
    [[if (at->def->random) {]],
    [[if (0) {]] },
  { "CR 706.6", "engine/rules/play/aiming.c",
    [[if (play == NULL || play->kind != AG_POWER_PLAY) {  // CR 706.6
          return 0;
      }]],
    [[return 0;]] },
  { "CR 707.1d", "engine/rules/play/aiming.c",
    [[if (at->def->not_as != 0) {]],
    [[if (0) {]] },
  { "CR 707.1d", "engine/rules/play/aiming.c",
    [[int divides = power->targets[task->targets.index].divides.length > 0;]],
    [[int divides = 0;]] },
  { "CR 708.2", "engine/rules/play/aiming.c",
    [[if (link->flags & AG_LINK_REST_RESOURCES) {]],
    [[int gone = link->kind != AG_LINK_TRIGGER;
      if ((link->flags & AG_LINK_REST_RESOURCES) || !gone) {]] },
}
