return {
  scenario "Damage that is smashed to an ally stops at fatal; the rest is dealt to its hero" {
    cites = { "CR 405.8" },
    cards = {
      quake = ability "Quake" { cost = 0, text = "Your hero smashes 5 nature damage to target ally.",
        targets = { target("prey", any.ally, harm) },
        play = function(me, t) me.hero:deal(5, "nature", t.prey, { smash = true }) end },
      wolf = ally "Wolf" { cost = 2, atk = 0, damage = "melee", health = 3 },
      bear = ally "Bear" { cost = 2, atk = 0, damage = "melee", health = 5 },
    },
    given = function(t)
      t:seat(1, { hand = { "Quake", "Quake" } })
      t:boss { play = { "Wolf", "Bear" } }
    end,
    play = function(t)
      t:plays(1, "Quake", { target = "Bear" })
      t:everyone_passes()
      t:in_graveyard("boss", "Bear")
      t:damage("hero@boss", 0)            -- exactly fatal: nothing is left
      t:plays(1, "Quake", { target = "Wolf" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Wolf")
      t:damage("hero@boss", 2)
      t:told { "deals 3 nature damage to Wolf" }
    end,
  },
  scenario "Who has left as the damage comes is dealt none, and nothing of it goes on to the hero" {
    cites = { "CR 405.8", "CR 408.2b" },
    cards = {
      wave = ability "Wave" { cost = 0, text = "Your hero smashes 5 nature damage to each opposing ally.",
        play = function(me) me.hero:deal(5, "nature", opposing.ally, { smash = true }) end },
      usher = ally "Usher" { cost = 2, atk = 0, damage = "melee", health = 3,
        text = "If this would be dealt damage, put your other allies into your hand instead.",
        powers = { instead.dealt_damage { of = this, effect = function() all(your.ally:other()):to_hand() end } } },
      stag = ally "Stag" { cost = 2, atk = 0, damage = "melee", health = 3 },
    },
    given = function(t)
      t:seat(1, { hand = { "Wave" } })
      t:boss { play = { "Usher", "Stag" } }
    end,
    play = function(t)
      t:plays(1, "Wave")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand("boss", "Stag")
      t:damage("Usher", 0)
      t:damage("hero@boss", 0)
    end,
  },
}
