return {
  { "CR 800.1c", "engine/rules/price.c",
    [[ag_task_push(rules, AG_TASK_CONCEDE)->link = id;]],
    [[]] },
}
