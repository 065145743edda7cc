return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "step_is_a_text/rules",
  boss_turn = {
    ready_step, draw_step,
    use "step_is_a_text/phases/storm",
    action_phase, end_phase,
  },
}
