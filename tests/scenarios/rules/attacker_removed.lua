return {
  scenario "Without its attacker a combat deals nothing" {
    cites = { "CR 602.4", "CR 603.1", "CR 602.4a" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Wazzuli Wildmender" }, hand = { "Fire Blast", "Fire Blast" },
        resources = 2 })
      t:boss { play = { "Onyxian Whelp" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxian Whelp", "Wazzuli Wildmender")
      t:passes("boss")
      t:plays(1, "Fire Blast", { target = "Onyxia" })
      t:plays(1, "Fire Blast", { target = "Onyxian Whelp" })
      t:everyone_passes()
      t:count_in_play("boss", "Onyxian Whelp", 0)
      t:chain(1)
      t:everyone_passes()                 -- 602.4a: finished first
      t:cant("boss", "attacks", "Onyxia", { reason = "outside combat" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 0)
      t:asked("boss")
    end,
  },
  scenario "Without its attacker a combat has no defend window: its next question is asked outside it" {
    cites = { "CR 602.2", "CR 602.3" },
    cards = {
      stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." },
      guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Protector" }, text = "Protector." },
      fade = ability "Fade" { cost = 0, instant = true, text = "Remove target ally from combat.",
        targets = { target("one", any.ally, nil) }, play = function(me, t) t.one:remove_from_combat() end },
    },
    given = function(t)
      t:seat(1, { play = { "Stone", "Stone" }, hand = { "Fade" } })
      t:boss { play = { "Guard" } }
    end,
    play = function(t)
      t:attacks(1, { "Stone", 1 }, "Onyxia")
      t:plays(1, "Fade", { target = { "Stone", 1 } })
      t:everyone_passes()
      t:cant(1, "attacks", { "Stone", 2 })    -- still the attack window
      t:everyone_passes()
      t:can(1, "attacks", { "Stone", 2 }, { defender = "Onyxia" })
    end,
    expect = function(t)
      t:ready("Guard")
      t:damage("Onyxia", 0)
    end,
  },
}
