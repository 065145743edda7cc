return {
  { "CR 718.3", "engine/rules/change/timestamps.c",
    [[if (action->action.kind != AG_ACTION_ENTER_PLAY || action->list_count < 2 || action->action.in_order) {]],
    [[if (1) {]] },
}
