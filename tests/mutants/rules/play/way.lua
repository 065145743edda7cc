return {
  { "CR 403.3", "engine/rules/play/way.c",
    [[for (int i = 0; i < def->rather_count; i++) {]],
    [[for (int i = 0; 0; i++) {]] },
  { "CR 403.3", "engine/rules/play/way.c",
    [[int lives = ag_field_lives(derived, AG_FIELD_RATHER_THAN);]],
    [[int lives = ag_field_lives(derived, AG_FIELD_RATHER_THAN) && 0;]] },
  { "CR 702.2b", "engine/rules/play/way.c",
    [[int lives = ag_field_lives(derived, AG_FIELD_USABLE);]],
    [[int lives = ag_field_lives(derived, AG_FIELD_USABLE) && 0;]] },
}
