return raid "Test Pit" {
  players = { 1, 5 },
  words = { stage = 1 },
  decks = { "main" },
  bosses = {
    "second",  --> error boss-order
    "first",  --> error boss-order
  },
  rules = use "bosses_out_of_order/rules",
  boss_turn = {
    ready_step, draw_step,
    use "bosses_out_of_order/phases/storm",
    action_phase, end_phase,
  },
}
