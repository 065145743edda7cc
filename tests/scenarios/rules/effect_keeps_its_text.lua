return scenario "An effect has the text of its source, which may lose its powers meanwhile" {
  cites = { "CR 705.3", "CR 710.1c" },
  cards = {
    mage = ally "Mage" { cost = 1, atk = 1, damage = "fire", health = 3,
      text = "Exhaust: your hero deals 2 fire damage to each opposing hero.",
      powers = { pays { cost = { exhaust = this },
        effect = function(me) me.hero:deal(2, "fire", opposing.hero) end } } },
    poly = ability "Poly" { cost = 0, instant = true, ongoing = true, text = "",
      attach = target("host", any.ally, harm), powers = { gives { to = attached, loses_powers = true } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Poly" }, play = { "Mage" } })
  end,
  play = function(t)
    t:uses(1, "Mage")
    t:plays(1, "Poly", { target = "Mage" })
    t:everyone_passes()
    t:attached("Poly", "Mage")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)
  end,
}
