return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "deck_names_no_card/rules",
  boss_turn = {
    ready_step, draw_step,
    use "deck_names_no_card/phases/storm",
    action_phase, end_phase,
  },
}
