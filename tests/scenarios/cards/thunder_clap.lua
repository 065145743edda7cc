return scenario "Thunder Clap weakens those that it hurts, and only for this turn" {
  cites = { "CR 714.3", "CR 405.4", "CR 714.3f" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Thunder Clap" }, resources = 4,
      play = { "Guardian Steelhorn" }, deck = { "Rend" } })
    t:boss { play = { "Taz'dingo", "Onyxian Whelp" } }
  end,
  play = function(t)
    t:plays(1, "Thunder Clap")
    t:everyone_passes()
    t:damage("Onyxia", 1)
    t:damage("Taz'dingo", 1)
    t:atk("Taz'dingo", 1)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:damage("Guardian Steelhorn", 0)
    t:atk("Guardian Steelhorn", 3)
    t:ends_turn()
  end,
  expect = function(t)
    t:atk("Taz'dingo", 2)
  end,
}
