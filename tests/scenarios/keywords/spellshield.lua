return scenario "Opponents do not target what has Spellshield" {
  cites = { "KW Spellshield" },
  raiders = 2,
  cards = {
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(1, "fire", t.ally) end },
    seer = ally "Seer" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Spellshield" },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" }, play = { "Seer", "Ox" } })
    t:seat(2, { hand = { "Bolt" } })
    t:boss { hand = { "Bolt" } }
  end,
  play = function(t)
    t:passes(1)
    t:passes(2)
    t:cant("boss", "plays", "Bolt", { target = "Seer", reason = "Spellshield" })
    t:can("boss", "plays", "Bolt", { target = "Ox" })
    t:plays("boss", "Bolt", { target = "Ox" })
    t:everyone_passes()
    t:plays(1, "Bolt", { target = "Seer" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Seer", 1)                 -- its own player does
  end,
}
