return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = {
    "first", "second",
    "claw",  --> error boss-order
  },
  rules = use "boss_is_an_ally/rules",
  boss_turn = {
    ready_step, draw_step,
    use "boss_is_an_ally/phases/storm",
    action_phase, end_phase,
  },
}
