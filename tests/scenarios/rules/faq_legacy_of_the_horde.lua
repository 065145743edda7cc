return scenario "Doubled first and halved then, rounded up" {
  cites = { "CR 717.4a" },
  cards = {
    legacy = ability "Elder Pact" { cost = 0, ongoing = true,
      text = "If a friendly hero or ally would deal damage, it deals double that. If one would be dealt damage, prevent half of it, rounded up.",
      powers = {
        raises.damage { from = friendly.character, by = event.amount },
        prevents.damage { to = friendly.character, amount = event.amount:half_up() },
      } },
    bolt = ability "Bolt" { cost = 0, values = { amount = 3 }, text = "Your hero deals {amount} fire damage to target hero or ally.",
      targets = { target("it", any.character, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.it) end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Bolt" }, play = { "Elder Pact", "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:plays(1, "Bolt", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 6)
    t:damage("Ox", 3)                              -- 3 doubled is 6, of which 3 are prevented
  end,
}
