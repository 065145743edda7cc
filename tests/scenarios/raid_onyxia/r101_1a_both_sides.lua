return scenario "Turned over, Onyxia still fights in melee and is still the Boss" {
  cites = { "R101.1a" },
  given = function(t)
    t:boss { boss = { "onyxia_1", back = true } }
    t:seat(1, { hero = "Ta'zo" })
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:told { "deals 1 melee damage to Ta'zo" }
    t:health("Onyxia", 20)
  end,
}
