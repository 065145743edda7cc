return scenario "Who has several triggers waiting chooses which goes onto the chain first" {
  cites = { "CR 708.1" },
  given = function(t)
    t:seat(1, { hero = { "tdp/bulkas_wildhorn", damage = 2 }, deck = { "Rend" },
      play = { "Wazzuli Wildmender" } })
    t:boss {}
    t:seat(1, { play = { { "Rend", attached_to = "Bulkas Wildhorn" } } })
    t:turn(1, "ready")
  end,
  play = function(t)
    t:answers(1, "Rend")
    t:chain(2)
    t:everyone_passes()
    t:damage("Bulkas Wildhorn", 1)
    t:everyone_passes()
    t:damage("Bulkas Wildhorn", 2)
  end,
  expect = function(t)
    t:told { "Wazzuli Wildmender heals 1 damage", "deals 1 melee damage to Bulkas Wildhorn" }
  end,
}
