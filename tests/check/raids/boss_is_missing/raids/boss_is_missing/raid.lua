return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second", "thrid" },  --> error unknown-name
  rules = use "boss_is_missing/rules",
  boss_turn = {
    ready_step, draw_step,
    use "boss_is_missing/phases/storm",
    action_phase, end_phase,
  },
}
