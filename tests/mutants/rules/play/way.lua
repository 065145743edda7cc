return {
  { "CR 403.3", "engine/rules/play/way.c",
    [[for (int i = 0; i < def->rather_count; i++) {]],
    [[for (int i = 0; 0; i++) {]] },
  { "CR 403.3", "engine/rules/play/way.c",
    [[while ((live = ag_live_next(rules, AG_FIELD_RATHER_THAN, live)) != NULL) {]],
    [[while (0) {]] },
  { "CR 702.2b", "engine/rules/play/way.c",
    [[while ((live = ag_live_next(rules, AG_FIELD_USABLE, live)) != NULL) {]],
    [[while (0) {]] },
}
