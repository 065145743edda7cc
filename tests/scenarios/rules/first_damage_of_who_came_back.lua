return scenario "Who comes back was dealt nothing this turn: the first damage is prevented anew" {
  cites = { "CR 415.9a", "CR 717.6" },
  cards = {
    ward = ability "Ward" { cost = 0, ongoing = true,
      text = "The first 2 damage that each ally would be dealt each turn is prevented.",
      powers = { prevents.damage { to = any.ally, first = 2 } } },
    ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 9 },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 fire damage to target ally.",
      targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
    blink = ability "Blink" { cost = 0, text = "Put target ally into its owner's hand, then into play.",
      targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:to_hand():to_play {} end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Bolt", "Bolt", "Bolt", "Blink" }, play = { "Ward", "Ox" } })
  end,
  play = function(t)
    for _ = 1, 2 do
      t:plays(1, "Bolt", { target = "Ox" })
      t:everyone_passes()
    end
    t:damage("Ox", 2)                   -- the first was prevented
    t:plays(1, "Blink", { target = "Ox" })
    t:everyone_passes()
    t:plays(1, "Bolt", { target = "Ox" })
    t:everyone_passes()
    t:damage("Ox", 0)
    t:plays(1, "Bolt", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ox", 2)
  end,
}
