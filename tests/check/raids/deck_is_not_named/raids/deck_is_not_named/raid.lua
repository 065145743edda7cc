return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "deck_is_not_named/rules",
  boss_turn = {
    ready_step, draw_step,
    use "deck_is_not_named/phases/storm",
    action_phase, end_phase,
  },
}
