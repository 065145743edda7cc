return {
  scenario "Spread the Word keeps anybody from preventing what heroes of the side deal" {
    raiders = 2,
    cites = { "CR 408.3c", "CR 717.2", "CR 717.4b" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Spread the Word", "Fire Blast" }, resources = 3,
        play = { "Grimdron" } })
      t:seat(2, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1 })
      t:boss { play = { "Guardian Steelhorn", "Dragon Hide" }, hand = { "Knock Away" }, resources = 1 }
    end,
    play = function(t)
      t:plays(1, "Spread the Word")
      t:everyone_passes()
      t:ready_resources(1, 2)
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Knock Away")
      t:everyone_passes()
      t:plays(1, "Fire Blast@1", { target = "Onyxia" })
      t:everyone_passes()
      t:damage("Onyxia", 2)
      t:passes(1)
      t:plays(2, "Fire Blast@2", { target = "Onyxia" })
      t:everyone_passes()
      t:damage("Onyxia", 4)
      t:uses(1, "Grimdron", { target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)                    -- an ally's damage is prevented still
    end,
  },
  scenario "Spread the Word does nothing for the Boss" {
    cites = { "CR 717.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Spread the Word", "Golem Skull Helm" } })
      t:boss { play = { "Taz'dingo" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "hero@1")
      t:prevents(1, "Golem Skull Helm")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
    end,
  },
}
