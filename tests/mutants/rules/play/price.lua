return {
  { "CR 800.1c", "engine/rules/play/price.c",
    [[ag_task_push(rules, AG_TASK_CONCEDE)->link = id;]],
    [[]] },
}
