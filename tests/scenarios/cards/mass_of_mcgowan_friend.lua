return scenario "The Mass of McGowan is no heavier while a friend's hero attacks an ally" {
  raiders = 2,
  cites = { "CR 602.3", "CR 714.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Mass of McGowan" } })
    t:seat(2, { hero = "tdp/bulkas_wildhorn" })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn(2)
  end,
  play = function(t)
    t:attacks(2, "hero@2", "Wazzuli Wildmender")
    t:everyone_passes()
    t:atk("Mass of McGowan", 2)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 0)
  end,
}
