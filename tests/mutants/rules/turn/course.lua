return {
  { "CR 500.3", "engine/rules/turn/course.c",
    [[if (!ag_player_in(rules->state, seat)) return;]],
    [[return;]] },
  { "CR 500.4", "engine/rules/turn/course.c",
    [[if (skips[part] < UINT8_MAX)]],
    [[if (0)]] },
  { "CR 500.5", "engine/rules/turn/course.c",
    [[if (task->stage > 0) return AG_DONE;]],
    [[return AG_DONE;]] },
  { "CR 500.6", "engine/rules/turn/course.c",
    [[if (seat == other || in <= 2) return;]],
    [[return;]] },
}
