return scenario "Ongoing powers work only while the ability is in play" {
  cites = { "CR 305.2a" },
  cards = {
    banner = ability "Banner" { cost = 0, ongoing = true, text = "Your allies have +1 ATK.",
      powers = { gives { to = your.ally, atk = plus(1) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    raze = ability "Raze" { cost = 0, text = "Destroy target ability.",
      targets = { target("it", any.ability, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Banner", "Raze" }, play = { "Ox" }, graveyard = { "Banner" } })
  end,
  play = function(t)
    t:atk("Ox", 1)                      -- neither the one in hand nor that in the graveyard
    t:plays(1, "Banner")
    t:atk("Ox", 1)                      -- nor on the chain
    t:everyone_passes()
    t:atk("Ox", 2)
    t:plays(1, "Raze", { target = "Banner" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Ox", 1)
  end,
}
