return {
  scenario "Korthas Greybeard's blessing waits for the next damage, takes one of it, and is gone" {
    raiders = 2,
    cites = { "CR 717.2", "CR 717.2a", "CR 714.3", "CR 701.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Korthas Greybeard" },
        deck = { "Smite" } })
      t:seat(2, { hero = "hoa/boris_brightbeard", deck = { "Smite" } })
      t:boss { play = { "Wazzuli Wildmender" }, hand = { "Fire Blast" }, resources = 1 }
    end,
    play = function(t)
      t:uses(1, "Korthas Greybeard", { target = "hero@2" })
      t:everyone_passes()
      t:exhausted("Korthas Greybeard")
      t:ends_turn()
      t:ends_turn()
      t:is_turn("boss")
      t:attacks("boss", "Wazzuli Wildmender", "hero@1")
      t:to_end_of_combat()
      t:damage("hero@1", 3)
      t:plays("boss", "Fire Blast", { target = "hero@2" })
      t:everyone_passes()
      t:damage("hero@2", 1)
      t:attacks("boss", "Onyxia", "hero@2")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@2", 2)
    end,
  },
  scenario "Korthas Greybeard protects" {
    cites = { "CR 602.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Korthas Greybeard" } })
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "hero@1")
      t:protects(1, "Korthas Greybeard")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:damage("Korthas Greybeard", 1)
      t:damage("Onyxia", 1)
    end,
  },
}
