return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "turn_has_no_such_step/rules",
  boss_turn = {
    ready_step, draw_step,
    use "turn_has_no_such_step/phases/storm",
    action_phase, end_phase,
  },
  raider_turn = { ready_step, "draw" },  --> error wrong-type
}
