return scenario "The Mass of McGowan is heavier against allies that its hero attacks" {
  cites = { "CR 303.2", "CR 602.3", "CR 714.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 7, hand = { "Mass of McGowan" },
      play = { "Orgrimmar Grunts" }, deck = { "Rend", "Rend", "Rend" } })
    t:boss { play = { "Wazzuli Wildmender", "Taz'dingo" }, deck = { "Crush", "Crush", "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Mass of McGowan")
    t:everyone_passes()
    t:ready_resources(1, 4)
    t:attacks(1, "Orgrimmar Grunts", "Taz'dingo")
    t:everyone_passes()
    t:atk("Mass of McGowan", 2)                -- an ally attacks
    t:to_end_of_combat()
    t:attacks(1, "hero@1", "Wazzuli Wildmender")
    t:strikes(1, "Mass of McGowan")
    t:to_end_of_combat()
    t:ready_resources(1, 3)
    t:damage("Wazzuli Wildmender", 4)
    t:atk("Mass of McGowan", 2)
    t:ends_turn()
    t:ends_turn()
    t:attacks(1, "hero@1", "Onyxia")
    t:strikes(1, "Mass of McGowan")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
  end,
}
