return scenario "What is Invincible neither leaves play nor is targeted or dealt damage" {
  cites = { "KW Invincible" },
  cards = {
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 1 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(1, "fire", t.ally) end },
    rain = ability "Rain" { cost = 0, text = "Your hero deals 2 nature damage to each ally.",
      play = function(me) me.hero:deal(2, "nature", any.ally) end },
    storm = ability "Storm" { cost = 0, text = "Put all allies into their owners' hands.",
      play = function(me) all(any.ally):to_hand() end },
    doom = ability "Doom" { cost = 0, text = "Destroy all allies.",
      play = function(me) all(any.ally):destroy() end },
    statue = ally "Statue" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Invincible" },
    ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Rain", "Storm", "Doom" }, play = { "Ox", "Statue" } })
  end,
  play = function(t)
    t:cant(1, "plays", "Bolt", { target = "Statue", reason = "Invincible" })
    t:plays(1, "Rain")
    t:everyone_passes()
    t:damage("Ox", 2)
    t:damage("Statue", 0)
    t:plays(1, "Storm")
    t:everyone_passes()
    t:in_hand(1, "Ox")
    t:plays(1, "Doom")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Statue")
  end,
}
