return {
  scenario "Shadow Word: Death falls back on its speaker where its victim stands" {
    cites = { "CR 405.2", "CR 405.3" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Shadow Word: Death" }, resources = 2,
        play = { "Golem Skull Helm" } })
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Shadow Word: Death", { target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 3)
      t:damage("hero@1", 3)
      t:ready("Golem Skull Helm")
      t:told { "deals 3 shadow damage to Onyxia" }
    end,
  },
  scenario "Shadow Word: Death costs nothing more where its victim dies" {
    cites = { "CR 405.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Shadow Word: Death" }, resources = 2 })
      t:boss { play = { { "Wazzuli Wildmender", damage = 2 } } }
    end,
    play = function(t)
      t:plays(1, "Shadow Word: Death", { target = "Wazzuli Wildmender" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Wazzuli Wildmender")
      t:damage("hero@1", 0)
    end,
  },
  scenario "Shadow Word: Death falls back where a shield took it" {
    cites = { "CR 405.2", "CR 717.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Shadow Word: Death" }, resources = 2 })
      t:boss { play = { { "Wazzuli Wildmender", damage = 2 },
        { "Power Word: Shield", attached_to = "Wazzuli Wildmender" } } }
    end,
    play = function(t)
      t:plays(1, "Shadow Word: Death", { target = "Wazzuli Wildmender" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 2)
      t:damage("hero@1", 3)
    end,
  },
}
