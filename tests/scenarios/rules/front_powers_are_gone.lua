return scenario "A power of the front is not there while the other side is up" {
  cites = { "CR 301.2a", "CR 301.2c", "BA:Face Down" },
  cards = {
    tess = hero "Tess" { health = 25, faction = "horde", text = "Turn this over.",
      powers = { pays { cost = { flip = this }, effect = function(me) end } },
      back = { text = "" } },
    mark = ability "Mark" { cost = 1, ongoing = true, text = "Attached hero has +1 ATK.",
      attach = target("host", any.hero, help), powers = { gives { to = attached, atk = plus(1) } } },
  },
  given = function(t)
    t:seat(1, { hero = { "Tess", damage = 4, exhausted = true }, play = { { "Mark", attached_to = "hero@1" } } })
  end,
  play = function(t)
    t:uses(1, "Tess")
    t:everyone_passes()
    t:cant(1, "uses", "Tess")           -- 301.2a: only powers of the visible side
  end,
  expect = function(t)
    t:damage("hero@1", 4)               -- 301.2c: in all other ways it is the same hero
    t:exhausted("hero@1")
    t:attached("Mark", "hero@1")
    t:atk("hero@1", 1)
  end,
}
