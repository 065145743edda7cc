return {
  scenario "The Hammer of Grace heals while it and its hero exhaust" {
    cites = { "CR 701.1", "CR 403.5", "CR 304.3" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 5 }, resources = 4,
        hand = { "The Hammer of Grace" }, play = { { "Crazy Igvand", damage = 5 } } })
    end,
    play = function(t)
      t:plays(1, "The Hammer of Grace")
      t:everyone_passes()
      t:uses(1, "The Hammer of Grace", { target = "Crazy Igvand" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Crazy Igvand", 3)
      t:exhausted("hero@1")
      t:exhausted("The Hammer of Grace")
      t:ready_resources(1, 0)
    end,
  },
  scenario "Who has attacked with the Hammer of Grace has no hand free to bless" {
    cites = { "CR 303.2", "CR 403.5" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 5 }, resources = 4,
        play = { "The Hammer of Grace" } })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Onyxia")
      t:strikes(1, "The Hammer of Grace")
      t:to_end_of_combat()
      t:cant(1, "uses", "The Hammer of Grace")
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
      t:ready_resources(1, 1)
    end,
  },
}
