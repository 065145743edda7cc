return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "card_in_no_deck/rules",
  boss_turn = {
    ready_step, draw_step,
    use "card_in_no_deck/phases/storm",
    action_phase, end_phase,
  },
}
