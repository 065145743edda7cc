return {
  scenario "Frost Nova holds all opposing characters that it hurts until the turn is over" {
    cites = { "CR 405.4", "CR 714.3" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Frost Nova" }, resources = 4,
        play = { "Guardian Steelhorn" }, deck = { "Fire Blast" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", deck = { "Rend" } })
      t:boss { play = { "Tyrus Sheynathren", "Grimdron" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Frost Nova")
      t:everyone_passes()
      t:damage("Onyxia", 1)
      t:damage("Tyrus Sheynathren", 1)
      t:in_graveyard("boss", "Grimdron")
      t:cant("boss", "attacks", "Onyxia")
      t:cant("boss", "attacks", "Tyrus Sheynathren")
      t:ends_turn()
      t:ends_turn()
      t:ends_turn()
      t:attacks("boss", "Tyrus Sheynathren", "Ta'zo")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ta'zo", 3)
      t:damage("Guardian Steelhorn", 0)
      t:damage("Bulkas Wildhorn", 0)
      t:told { "Ta'zo deals 1 frost damage to Onyxia" }
    end,
  },
  scenario "Frost Nova does not hold whom it did not hurt" {
    cites = { "CR 717.2b", "BA:Prevent" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Frost Nova" }, resources = 4 })
      t:boss { hand = { "Knock Away" }, resources = 1, play = { "Tyrus Sheynathren" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Knock Away")
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "Frost Nova")
      t:everyone_passes()
      t:damage("Onyxia", 0)
      t:cant("boss", "attacks", "Tyrus Sheynathren")
      t:attacks("boss", "Onyxia", "Ta'zo")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ta'zo", 1)
    end,
  },
}
