return scenario "A hero that is turned over has the numbers of its other side, and its damage" {
  cites = { "CR 301.2b" },
  cards = {
    tess = hero "Tess" { health = 25, faction = "horde", text = "Turn this over.",
      powers = { pays { cost = { flip = this }, effect = function(me) end } },
      back = { name = "Tess, Enraged", atk = 3, damage = "melee", health = 30, text = "" } },
  },
  given = function(t)
    t:seat(1, { hero = { "Tess", damage = 4 } })
  end,
  play = function(t)
    t:health("hero@1", 25)
    t:atk("hero@1", 0)
    t:uses(1, "Tess")
    t:everyone_passes()
  end,
  expect = function(t)
    t:health("hero@1", 30)
    t:atk("hero@1", 3)
    t:damage("hero@1", 4)
  end,
}
