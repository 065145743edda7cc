return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "word_is_misspelt/rules",
  boss_turn = {
    ready_step, draw_step,
    use "word_is_misspelt/phases/storm",
    action_phase, end_phase,
  },
}
