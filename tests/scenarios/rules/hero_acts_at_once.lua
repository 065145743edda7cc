return scenario "A hero attacks, strikes and uses its powers however short it is there" {
  cites = { "CR 301.3", "CR 303.3" },
  cards = {
    tess = hero "Tess" { health = 25, faction = "horde", text = "Exhaust: 1 fire damage.", class = { "mage" },
      powers = { pays { cost = { exhaust = this }, targets = { target("prey", any.hero, harm) },
        effect = function(me, t) me:deal(1, "fire", t.prey) end } }, back = {} },
    axe = weapon "Axe" { cost = 0, atk = 2, damage = "melee", strike = 1, text = "", class = { "mage" } },
  },
  given = function(t)
    t:seat(1, { hero = { "Tess", new = true }, hand = { "Axe" }, resources = 1 })
  end,
  play = function(t)
    t:plays(1, "Axe")
    t:everyone_passes()
    t:attacks(1, "Tess", "hero@boss")
    t:strikes(1, "Axe")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)
    t:exhausted("Axe")
    t:ready_resources(1, 0)
  end,
}
