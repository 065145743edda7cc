return {
  scenario "Resurrection calls back who costs no more than there are resources" {
    cites = { "CR 706.1", "CR 415.9a" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Resurrection" }, resources = 5,
        graveyard = { "Donna Calister", "Smite" } })
      t:boss { graveyard = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Resurrection", { target = "Smite" })
      t:cant(1, "plays", "Resurrection", { target = "Wazzuli Wildmender" })
      t:plays(1, "Resurrection", { target = "Donna Calister" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Donna Calister")
      t:in_graveyard(1, "Resurrection")
    end,
  },
  scenario "Resurrection leaves a dearer ally in its grave" {
    cites = { "CR 709.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Resurrection" }, resources = 4,
        graveyard = { "Donna Calister" } })
    end,
    play = function(t)
      t:plays(1, "Resurrection", { target = "Donna Calister" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Donna Calister")
      t:ready_resources(1, 0)
    end,
  },
  scenario "Resurrection raises a Totem, which is an ally too" {
    cites = { "CR 305.3a" },
    cards = { pole = ability "Pole" { cost = 1, ongoing = true, tags = { "Totem" }, atk = 0,
      damage = "nature", health = 2, text = "Ongoing: stands." } },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Resurrection" }, resources = 4,
        graveyard = { "Pole" } })
    end,
    play = function(t)
      t:plays(1, "Resurrection", { target = "Pole" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Pole")
    end,
  },
}
