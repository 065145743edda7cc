return {
  scenario "Shadow Word: Pain costs a card at once, and hurts as each turn of its player starts" {
    raiders = 2,
    cites = { "CR 400.2", "CR 500.2", "CR 415.9e" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Shadow Word: Pain" }, resources = 3,
        deck = { "Smite", "Smite" } })
      t:seat(2, { hero = "hoa/boris_brightbeard", deck = { "Smite" } })
      t:boss { hand = { "Flame Breath", "Fire Blast" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Shadow Word: Pain", { target = "Onyxia" })
      t:everyone_passes()
      t:answers("boss", "Fire Blast")
      t:attached("Shadow Word: Pain", "Onyxia")
      t:damage("Onyxia", 0)
      t:hand_count("boss", 1)
      t:ends_turn()
      t:is_turn(1)
      t:damage("Onyxia", 1)
      t:ends_turn()
      t:is_turn(2)
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
      t:in_graveyard("boss", "Fire Blast")
      t:told { "Boris Brightbeard deals 1 shadow damage to Onyxia" }
    end,
  },
}
