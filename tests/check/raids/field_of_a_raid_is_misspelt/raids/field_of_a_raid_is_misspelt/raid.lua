return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "field_of_a_raid_is_misspelt/rules",
  boss_turn = {
    ready_step, draw_step,
    use "field_of_a_raid_is_misspelt/phases/storm",
    action_phase, end_phase,
  },
  boss_muligan = true,  --> error unknown-field
}
