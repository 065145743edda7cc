return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "rule_is_never_cited/rules",
  boss_turn = {
    ready_step, draw_step,
    use "rule_is_never_cited/phases/storm",
    action_phase, end_phase,
  },
}
