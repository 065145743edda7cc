return scenario "An ally has the ATK that is printed on it, a hero none" {
  cites = { "CR 205.1" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Ox" } })
  end,
  play = function(t)
    t:attacks(1, "Ox", "hero@boss")
    t:to_end_of_combat()
    t:damage("hero@boss", 3)
    t:attacks(1, "hero@1", "hero@boss")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:atk("hero@1", 0)
    t:damage("hero@boss", 3)
  end,
}
