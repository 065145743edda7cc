return scenario "\"Your graveyard\" is what you own, whoever controlled it" {
  cites = { "CR 401.2", "BA:Owner", "BA:Opposing", "BA:Friendly" },
  raiders = 2,
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
    dig = ability "Dig" { cost = 0, text = "Put all allies of your graveyard into their owner's hand.",
      play = function(me) all(your.ally:in_zone("graveyard")):to_hand() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay", "Dig" }, play = { { "Ox", owner = 2 }, "Ox" },
      graveyard = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Slay", { target = { "Ox", 1 } })
    t:everyone_passes()
    t:plays(1, "Dig")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(2, "Ox")
    t:hand_count(1, 1)                  -- the one that he owns
    t:count_in_play(1, "Ox", 1)
  end,
}
