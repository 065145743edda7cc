return scenario "Of two such glaives uniqueness destroys one before anybody looks at heroes" {
  cites = { "CR 414.1", "CR 410.6a" },
  cards = {
    glaive = weapon "Pit Glaive" { cost = 7, atk = 5, damage = "melee", strike = 1, tags = { "Melee (1)" },
      text = "Opposing heroes have -5 health.", powers = { gives { to = opposing.hero, health = plus(-5) } } },
    frail = hero "Frail" { health = 9, text = "" },
  },
  given = function(t)
    t:seat(1, { hero = "Frail" })
    t:boss { hand = { "Pit Glaive" }, play = { "Pit Glaive" }, resources = 7 }
    t:turn("boss")
  end,
  play = function(t)
    t:health("hero@1", 4)
    t:plays("boss", "Pit Glaive")
    t:everyone_passes()
    t:asked("boss", "Uniqueness")               -- now it has -1 health
    t:health("hero@1", 0)
    t:answers("boss", { "Pit Glaive", 1 })
  end,
  expect = function(t)
    t:winner("none")
    t:health("hero@1", 4)
  end,
}
