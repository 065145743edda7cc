return scenario "One source, three characters: three packets of 1 (A5)" {
  cites = { "CR 405.4" },
  cards = {
    nova = ability "Nova" { cost = 0, text = "Your hero deals 1 frost damage to each opposing character.",
      play = function(me) me.hero:deal(1, "frost", opposing.character) end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Nova" } })
    t:boss { play = { "Ox", "Imp" } }
  end,
  play = function(t)
    t:plays(1, "Nova")
    t:everyone_passes()
  end,
  expect = function(t)
    t:told { "Ta'zo deals 1 frost damage", "Ta'zo deals 1 frost damage", "Ta'zo deals 1 frost damage" }
    t:damage("Ox", 1)
    t:damage("Imp", 1)
    t:damage("hero@boss", 1)
  end,
}
