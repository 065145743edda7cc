return {
  { "CR 719.1", "engine/rules/numbers/depend.c",
    [[memset(graph->on, 0, sizeof graph->on[0] * (size_t)graph->count);
      for (int a = 0; a < graph->count; a++) {]],
    [[memset(graph->on, 0, sizeof graph->on[0] * (size_t)graph->count);
      for (int a = 0; 0; a++) {]] },
  { "CR 719.1", "engine/rules/numbers/depend.c",
    [[if (theirs != 0) {]],
    [[if (theirs == 1) {]] },
  { "CR 719.4", "engine/rules/numbers/depend.c",
    [[return live->change->op == AG_CHANGE_DOUBLE;]],
    [[return 0;]] },
}
