return {
  scenario "Pyroblast hits for six and burns for two a turn" {
    cites = { "CR 305.2a", "CR 400.2", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Pyroblast" }, resources = 8,
        deck = { "Fire Blast" } })
    end,
    play = function(t)
      t:plays(1, "Pyroblast", { target = "Onyxia" })
      t:everyone_passes()
      t:ready_resources(1, 0)
      t:attached("Pyroblast", "Onyxia")
      t:damage("Onyxia", 6)
      t:ends_turn()
      t:damage("Onyxia", 6)                    -- the Boss player's turn is not yours
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Onyxia", 8)
      t:told { "Ta'zo deals 6 fire damage to Onyxia", "Ta'zo deals 2 fire damage to Onyxia" }
    end,
  },
  scenario "A Pyroblast goes with whom it burns" {
    cites = { "CR 400.5", "BA:Attach" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Pyroblast" }, resources = 8 })
      t:boss { play = { "Vaerik Proudhoof" } }
    end,
    play = function(t)
      t:plays(1, "Pyroblast", { target = "Vaerik Proudhoof" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Vaerik Proudhoof")
      t:in_graveyard(1, "Pyroblast")
    end,
  },
}
