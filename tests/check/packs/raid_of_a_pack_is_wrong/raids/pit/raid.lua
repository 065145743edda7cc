return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "pit/rules",
  boss_turn = {
    ready_step, draw_step,
    use "pit/phases/storm",
    action_phase, end_phase,
  },
  raider_turn = { ready_step, "draw" },  --> error wrong-type
}
