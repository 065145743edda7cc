return {
  { "CR 800.3", "engine/rules/raid_start.c",
    [[if (ag_raid_start_refuse(rules, seat) != AG_REASON_NONE) {]],
    [[if (0) {]] },
  { "CR 800.3a", "engine/rules/raid_start.c",
    [[if (ag_raid_start_refuse(rules, seat) != AG_REASON_NONE) {]],
    [[if (0) {]] },
}
