return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = {
    "main",
    "side",  --> error unknown-file
  },
  bosses = { "first", "second" },
  rules = use "deck_has_no_file/rules",
  boss_turn = {
    ready_step, draw_step,
    use "deck_has_no_file/phases/storm",
    action_phase, end_phase,
  },
}
