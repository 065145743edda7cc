return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "step_reads_no_such_deck/rules",
  boss_turn = {
    ready_step, draw_step,
    use "step_reads_no_such_deck/phases/storm",
    action_phase, end_phase,
  },
}
