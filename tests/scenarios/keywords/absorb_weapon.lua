return scenario "Who strikes with a weapon that has Absorb has it for the combat" {
  cites = { "KW Absorb" },
  cards = {
    fang = weapon "Fang" { cost = 1, atk = 4, damage = "melee", strike = 0, keywords = "Absorb" },
  },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 10 }, play = { "Fang" } })
    t:boss {}
  end,
  play = function(t)
    t:attacks(1, "hero@1", "hero@boss")
    t:strikes(1, "Fang")
    t:to_end_of_combat()
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 4)
    t:damage("hero@1", 6)               -- the Boss deals nothing back
  end,
}
