return raid "Test Pit" {
  players = { 1, 9 },  --> error out-of-range
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "players_are_too_many/rules",
  boss_turn = {
    ready_step, draw_step,
    use "players_are_too_many/phases/storm",
    action_phase, end_phase,
  },
}
