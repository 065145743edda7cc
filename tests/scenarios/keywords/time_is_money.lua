return scenario "Time is Money activates at once, and does not attack at once" {
  cites = { "KW Time is Money" },
  cards = {
    tinker = ally "Tinker" { cost = 0, atk = 1, damage = "fire", health = 2, keywords = "Time is Money",
      text = "Exhaust this: it deals 1 fire damage to target hero.",
      powers = { pays { cost = { exhaust = this }, targets = { target("hero", opposing.hero, harm) },
        effect = function(me, t) me:deal(1, "fire", t.hero) end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Tinker" } })
    t:boss {}
  end,
  play = function(t)
    t:plays(1, "Tinker")
    t:everyone_passes()
    t:cant(1, "attacks", "Tinker", { defender = "hero@boss", reason = "302.2" })
    t:can(1, "uses", "Tinker")
    t:uses(1, "Tinker", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
  end,
}
