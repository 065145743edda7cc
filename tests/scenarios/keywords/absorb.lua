return scenario "Absorb heals your hero by the combat damage that a hero was dealt, for each instance" {
  cites = { "KW Absorb" },
  cards = {
    leech = ally "Leech" { cost = 1, atk = 3, damage = "shadow", health = 5, keywords = { "Absorb", "Absorb" } },
  },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 10 }, play = { "Leech" } })
    t:boss {}
  end,
  play = function(t)
    t:attacks(1, "Leech", "hero@boss")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@boss", 3)
    t:damage("hero@1", 4)
  end,
}
