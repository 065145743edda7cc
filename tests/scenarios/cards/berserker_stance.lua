return scenario "Berserker Stance adds one to what the hero deals and to what it is dealt" {
  cites = { "CR 716.1", "CR 717.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Berserker Stance", "Krol Blade" },
      resources = 1 })
    t:boss { play = { "Taz'dingo" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Bulkas Wildhorn")
    t:strikes(1, "Krol Blade")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 4)
    t:told { "melee damage to Onyxia" }
    t:damage("Bulkas Wildhorn", 2)
  end,
}
