return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = { "first", "second" },
  rules = use "sequence_is_never_entered/rules",
  boss_turn = {
    ready_step, draw_step,
    use "sequence_is_never_entered/phases/storm",
    action_phase, end_phase,
  },
  sequences = {
    flood = sequence "Flood" { steps = { function(boss) boss:draw(1) end } },  --> warning unused-file
  },
}
