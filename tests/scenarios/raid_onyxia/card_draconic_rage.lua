return scenario "Draconic Rage adds the stage to an attack" {
  cites = { "CR 714.3" },
  given = function(t)
    t:boss { boss = "onyxia_3", play = { "draconic_rage" } }
    t:seat(1, { hero = "Ta'zo" })
    t:words { stage = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:atk("Onyxia", 0)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:atk("Onyxia", 6)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 6)
  end,
}
