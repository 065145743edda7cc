return scenario "An ongoing ability may be exhausted for its power on the turn it came" {
  cites = { "CR 305.2b" },
  cards = {
    totem = ability "Idol" { cost = 0, ongoing = true, text = "Exhaust: your hero deals 1 fire damage to target hero.",
      powers = { pays { cost = { exhaust = this }, targets = { target("prey", any.hero, harm) },
        effect = function(me, t) me.hero:deal(1, "fire", t.prey) end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Idol" } })
  end,
  play = function(t)
    t:plays(1, "Idol")
    t:everyone_passes()
    t:uses(1, "Idol", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:exhausted("Idol")
    t:damage("hero@boss", 1)
  end,
}
