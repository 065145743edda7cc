return scenario "What happened this turn can be asked for, and is over with it" {
  cites = { "CR 703.1" },
  cards = {
    imp = ally "Imp" { cost = 0, atk = 2, damage = "fire", health = 5 },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 },
    count = ability "Tally" { cost = 0, instant = true,
      text = "Your hero deals 1 fire damage to each ally that was dealt damage this turn, exhausted this turn, or entered "
        .. "play this turn; then 1 to the opposing hero if an ally of yours hurt a hero.",
      play = function(me)
        me.hero:deal(1, "fire", any.ally:with { hurt_this_turn = true })
        me.hero:deal(1, "frost", any.ally:with { exhausted_this_turn = true })
        me.hero:deal(1, "holy", any.ally:with { entered_this_turn = true })
      end },
    spite = ally "Spite" { cost = 0, atk = 1, damage = "shadow", health = 5,
      text = "+2 ATK while an ally of yours dealt damage to an opposing hero this turn.",
      powers = { gives { to = this, atk = plus(2), only_if = your_ally_hurt_a_hero } } },
    last = ally "Last" { cost = 0, atk = 0, damage = "shadow", health = 9,
      text = "+ATK equal to its remaining health.", powers = { gives { to = this, atk = plus(stat("remaining")) } } },
  },
  given = function(t)
    t:seat(1, { play = { "Ox", "Spite", { "Last", damage = 2 } }, hand = { "Imp", "Tally", "Tally" },
      deck = { "Fire Blast" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:atk("Last", 7)
    t:plays(1, "Imp")
    t:everyone_passes()
    t:atk("Spite", 1)
    t:attacks(1, "Ox@1", "hero@boss")
    t:to_end_of_combat()
    t:atk("Spite", 3)
    t:plays(1, "Tally")
    t:everyone_passes()
    t:damage("Imp", 1)                  -- it entered
    t:damage("Ox@1", 1)                 -- it exhausted, and the Boss dealt it nothing
    t:damage("Ox@boss", 0)
    t:damage("Spite", 0)
    t:ends_turn()
    t:atk("Spite", 1)
    t:passes("boss")
    t:plays(1, "Tally")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Imp", 1)
    t:damage("Ox@1", 1)
  end,
}
