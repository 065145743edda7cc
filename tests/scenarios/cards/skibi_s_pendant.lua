return scenario "Skibi's Pendant makes its owner's strikes cheaper, never a friend's" {
  raiders = 2,
  cites = { "CR 303.2", "CR 403.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 3, play = { "Deathbringer" },
      hand = { "Skibi's Pendant" }, deck = { "Rend" } })
    t:seat(2, { hero = "tdp/bulkas_wildhorn", resources = 1, play = { "Krol Blade" },
      deck = { "Rend" } })
    t:boss { deck = { "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Skibi's Pendant")
    t:everyone_passes()
    t:ready_resources(1, 1)
    t:attacks(1, "hero@1", "Onyxia")
    t:strikes(1, "Deathbringer")
    t:to_end_of_combat()
    t:damage("Onyxia", 2)
    t:ready_resources(1, 0)                    -- 2, less 1
    t:ends_turn()
    t:attacks(2, "hero@2", "Onyxia")
    t:strikes(2, "Krol Blade")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 5)
    t:ready_resources(2, 0)
  end,
}
