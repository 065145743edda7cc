return scenario "A hero strikes with one weapon a combat, however many it has" {
  cites = { "CR 303.2c" },
  cards = {
    axe = weapon "Axe" { cost = 0, atk = 2, damage = "melee", strike = 0, text = "" },
    mace = weapon "Mace" { cost = 0, atk = 3, damage = "melee", strike = 0, text = "" },
  },
  given = function(t)
    t:seat(1, { play = { "Axe", "Mace" } })
  end,
  play = function(t)
    t:attacks(1, "hero@1", "hero@boss")
    t:strikes(1, "Axe")
    t:asked(1, "Your move")             -- not about the mace
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)
    t:ready("Mace")
  end,
}
