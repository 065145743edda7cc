return scenario "The Onslaught Girdle turns armor into blows" {
  cites = { "CR 701.1", "CR 403.1", "CR 714.3e" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Onslaught Girdle" }, resources = 5,
      play = { "Krol Blade", "Golem Skull Helm" }, deck = { "Rend" } })
    t:boss { play = { "Arcanite Reaper", "Benethor Draigo" } }
  end,
  play = function(t)
    t:plays(1, "Onslaught Girdle")
    t:everyone_passes()
    t:ready_resources(1, 1)
    t:def("Onslaught Girdle", 2)
    t:uses(1, "Onslaught Girdle", { pay = { "Golem Skull Helm" } })
    t:exhausted("Golem Skull Helm")
    t:everyone_passes()
    t:atk("Krol Blade", 4)
    t:uses(1, "Onslaught Girdle")              -- armor itself
    t:exhausted("Onslaught Girdle")
    t:everyone_passes()
    t:atk("Krol Blade", 5)
    t:atk("Arcanite Reaper", 5)
    t:cant(1, "uses", "Onslaught Girdle")
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Krol Blade")
    t:to_end_of_combat()
    t:damage("Onyxia", 5)
    t:ends_turn()
  end,
  expect = function(t)
    t:atk("Krol Blade", 3)
  end,
}
