return scenario "\"Your allies\" of an effect are those of who controlled it, of a card those of its controller" {
  cites = { "CR 712.6" },
  raiders = 2,
  cards = {
    flag = ability "Flag" { cost = 1, ongoing = true, text = "Your allies have +1 ATK.",
      powers = { gives { to = your.ally, atk = plus(1) } } },
    cheer = ability "Cheer" { cost = 0, text = "Your allies have +1 health this turn.",
      play = function(me) your.ally:gain { health = 1, lasts = this_turn } end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Cheer" }, play = { "Ox", { "Flag", owner = 2 } } })
    t:seat(2, { play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Cheer")
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Ox@1", 2)                    -- who controls Flag, not who owns it
    t:atk("Ox@2", 1)
    t:health("Ox@1", 6)
    t:health("Ox@2", 5)
  end,
}
