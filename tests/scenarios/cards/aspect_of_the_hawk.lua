return scenario "Aspect of the Hawk sharpens the ranged damage of its hero alone" {
  cites = { "CR 717.1", "CR 414.3b" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Aspect of the Hawk", "Multi-Shot",
      "Arcane Shot", "Aspect of the Hawk" }, resources = 13, play = { "Jeleane Nightbreeze" },
      deck = { "Fury" } })
    t:seat(2, { hero = "tdp/grumpherys", hand = { "Multi-Shot" }, resources = 5 })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  raiders = 2,
  play = function(t)
    t:plays(1, "Aspect of the Hawk")
    t:everyone_passes()
    t:passes(1)
    t:plays(2, "Multi-Shot", { targets = { { "Guardian Steppestrider" } } })
    t:everyone_passes()
    t:damage("Guardian Steppestrider", 2)            -- another raider's arrows
    t:plays(1, "Multi-Shot", { targets = { { "Onyxia" } } })
    t:everyone_passes()
    t:damage("Onyxia", 3)
    t:plays(1, "Arcane Shot", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 4)                            -- arcane
    t:attacks(1, "Jeleane Nightbreeze", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 7)                            -- ranged, but hers
    t:plays(1, "Aspect of the Hawk")
    t:everyone_passes()
    t:asked(1, "Uniqueness")
    t:answers(1, "Aspect of the Hawk")
  end,
  expect = function(t)
    t:count_in_play(1, "Aspect of the Hawk", 1)
    t:in_graveyard(1, "Aspect of the Hawk")
  end,
}
