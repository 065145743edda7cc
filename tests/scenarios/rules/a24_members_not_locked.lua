return scenario "\"Allies you control\" counts who comes later, \"those allies\" does not (A24)" {
  cites = { "CR 714.3e", "CR 714.3f" },
  cards = {
    shout = ability "Shout" { cost = 0, text = "Allies you control have +1 ATK this turn.",
      play = function(me) your.ally:gain { atk = 1, lasts = this_turn } end },
    drill = ability "Drill" { cost = 0, text = "Ready all your allies. They have +1 health this turn.",
      play = function(me)
        local they = all(your.ally)
        they:ready()
        they:gain { health = 1, lasts = this_turn }
      end },
    imp = ally "Imp" { cost = 0, atk = 1, damage = "fire", health = 3 },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Shout", "Drill", "Imp" }, play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Shout")
    t:everyone_passes()
    t:plays(1, "Drill")
    t:everyone_passes()
    t:plays(1, "Imp")
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Ox", 2)
    t:atk("Imp", 2)                     -- 714.3e: members are not locked
    t:health("Ox", 6)
    t:health("Imp", 3)                  -- 714.3f: these were
  end,
}
