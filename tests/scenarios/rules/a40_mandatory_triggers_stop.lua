local cards = {
  spring = ally "Spring" { cost = 1, atk = 1, damage = "melee", health = 9,
    text = "When this is dealt damage, your hero heals 1 from this, then deals 1 nature damage to it.",
    powers = { when.dealt_damage { of = this, effect = function(me)
      me.hero:heal(1, me)
      me.hero:deal(1, "nature", me)
    end } } },
  spur = ally "Spur" { cost = 1, atk = 1, damage = "melee", health = 9,
    text = "At the start of your end phase, your hero deals 1 nature damage to target ally.",
    powers = { at.start_of_part { part = "end phase", whose = "your",
      targets = { target("prey", any.ally, harm) },
      effect = function(me, event, t) me.hero:deal(1, "nature", t.prey) end } } },
}

return {
  scenario "A loop of triggers goes on very often, then one does not trigger, and play goes on (A40)" {
    cites = { "CR 803.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Spring", "Spur" } })
      t:triggers(1997)                    -- as if it had gone on so often already
      t:turn(1, "end")
    end,
    play = function(t)
      t:answers(1, "Spring")
      t:everyone_passes()                 -- the 1,998th is Spur's
      t:everyone_passes()                 -- then Spring's, twice
      t:everyone_passes()
      t:chain(0)                          -- what would be the 2,001st does not trigger
    end,
    expect = function(t)
      t:told { "Spring triggers", "Spring triggers", "Without an end: Spring does not trigger once more" }
      t:damage("Spring", 1)
      t:winner("none")
      t:asked(1, "Your move")
    end,
  },
  scenario "A loop that goes on though a trigger was left out ten times is a draw" {
    cites = { "CR 803.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Spring", "Spur" } })
      t:triggers(3998)                  -- one of them was left out after 2,000, and one before each 200 more
      t:turn(1, "end")
    end,
    play = function(t)
      t:answers(1, "Spring")
      t:everyone_passes()               -- the 3,999th is Spur's
      t:winner("none")
      t:everyone_passes()               -- the last one is Spring's
    end,
    expect = function(t)
      t:winner("draw")
      t:damage("Spring", 1)
    end,
  },
}
