return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "step_misspells/rules",
  boss_turn = {
    ready_step, draw_step,
    use "step_misspells/phases/storm",
    action_phase, end_phase,
  },
}
