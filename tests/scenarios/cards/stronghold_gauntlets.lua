local snap = ability "Snap" {
  cost = 0, instant = true, text = "Destroy target weapon.",
  targets = { target("blade", any.weapon, harm) },
  play = function(me, t) t.blade:destroy() end,
}

return {
  scenario "Stronghold Gauntlets hone a weapon and keep it out of reach" {
    cites = { "CR 704.1", "CR 706.1" },
    raiders = 2,
    cards = { snap = snap },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Stronghold Gauntlets", "Snap" },
        resources = 4, play = { "Krol Blade" }, deck = { "Rend" } })
      t:seat(2, { hero = "hoa/ta_zo", hand = { "Snap" }, play = { "Halberd of Smiting" } })
      t:boss { hand = { "Snap" } }
    end,
    play = function(t)
      t:plays(1, "Stronghold Gauntlets")
      t:everyone_passes()
      t:ready_resources(1, 1)
      t:atk("Krol Blade", 4)
      t:atk("Halberd of Smiting", 4)
      t:attacks(1, "Bulkas Wildhorn", "Onyxia")
      t:strikes(1, "Krol Blade")
      t:to_end_of_combat()
      t:damage("Onyxia", 4)
      t:can(1, "plays", { "Snap", 1 }, { target = "Krol Blade" })
      t:passes(1)
      t:can(2, "plays", "Snap@2", { target = "Krol Blade" })
      t:passes(2)
      t:cant("boss", "plays", "Snap@boss", { target = "Krol Blade" })
      t:plays("boss", "Snap@boss", { target = "Halberd of Smiting" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Krol Blade")
      t:in_graveyard(2, "Halberd of Smiting")
    end,
  },
  scenario "Stronghold Gauntlets take one of a blow" {
    cites = { "CR 717.2c" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Stronghold Gauntlets" } })
      t:boss { play = { "Taz'dingo" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Taz'dingo", "Bulkas Wildhorn")
      t:prevents(1, "Stronghold Gauntlets")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Bulkas Wildhorn", 1)
    end,
  },
}
