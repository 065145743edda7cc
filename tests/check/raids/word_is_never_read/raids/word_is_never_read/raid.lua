return raid "Test Pit" {
  players = { 1, 5 },
  words = {
    stage = 1,
    wind = 0,  --> warning unused-word
  },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "word_is_never_read/rules",
  boss_turn = {
    ready_step, draw_step,
    use "word_is_never_read/phases/storm",
    action_phase, end_phase,
  },
}
