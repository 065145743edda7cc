return {
  scenario "Truesilver Champion parries three of what comes back" {
    cites = { "CR 303.2", "CR 703.1", "CR 717.2a" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Truesilver Champion" }, resources = 11,
        play = { "Stalwart Protector" }, deck = { "Rend" } })
      t:seat(2, { hero = "hoa/ta_zo", deck = { "Scorch" } })
      t:boss { play = { "Guardian Steppestrider", "Taz'dingo" }, hand = { "Fire Blast" },
        resources = 1 }
    end,
    play = function(t)
      t:plays(1, "Truesilver Champion")
      t:everyone_passes()
      t:ready_resources(1, 6)
      t:attacks(1, "Bulkas Wildhorn", "Guardian Steppestrider")
      t:strikes(1, "Truesilver Champion")
      t:ready_resources(1, 3)
      t:everyone_passes()                      -- the parry resolves
      t:to_end_of_combat()
      t:damage("Guardian Steppestrider", 4)
      t:damage("Bulkas Wildhorn", 2)           -- 5 less 3
      t:told { "deals 4 melee damage to Guardian" }
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Fire Blast", { target = "Bulkas Wildhorn" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Bulkas Wildhorn", 4)
      t:has("Truesilver Champion", "Two-Handed")
    end,
  },
  scenario "What Truesilver Champion did not parry is forgotten with the combat" {
    cites = { "CR 717.2a", "CR 714.3" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 3, play = { "Truesilver Champion" } })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 0 } })
      t:boss { play = { "Taz'dingo" }, hand = { "Fire Blast", "Fire Blast", "Fire Blast" },
        resources = 3 }
    end,
    play = function(t)
      t:attacks(1, "Bulkas Wildhorn", "Taz'dingo")
      t:strikes(1, "Truesilver Champion")
      t:everyone_passes()
      t:passes(1)
      t:passes(2)
      t:plays("boss", { "Fire Blast", 1 }, { target = "Ta'zo" })
      t:everyone_passes()
      t:damage("Ta'zo", 2)                     -- it guards one hero, not his friends
      t:to_end_of_combat()
      t:damage("Bulkas Wildhorn", 0)           -- 2 of Taz'dingo were parried, and 1 is left over
      t:passes(1)
      t:passes(2)
      t:plays("boss", { "Fire Blast", 2 }, { target = "Bulkas Wildhorn" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Bulkas Wildhorn", 2)
    end,
  },
}
