return scenario "Combat damage is dealt both ways at once" {
  cites = { "CR 603.1", "CR 603.2", "CR 205.1a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Taz'dingo" } })
    t:boss { play = { { "Kagra of the Crossroads", damage = 1 }, { "Taz'dingo", damage = 0 } } }
  end,
  play = function(t)
    t:attacks(1, "Taz'dingo@1", "Taz'dingo@boss")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard(1, "Taz'dingo")
    t:in_graveyard("boss", "Taz'dingo")
  end,
}
