return {
  scenario "Arnold Flem takes all opposing characters along, and nobody else" {
    cites = { "CR 703.1", "CR 408.2c" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1,
        play = { "Arnold Flem", "Taz'dingo" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", play = { "Kagra of the Crossroads" } })
      t:boss { play = { "Vesh'ral", "Tyrus Sheynathren" } }
    end,
    play = function(t)
      t:plays(1, "Fire Blast", { target = "Arnold Flem" })
      t:everyone_passes()
      t:in_graveyard(1, "Arnold Flem")
      t:damage("Onyxia", 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
      t:in_graveyard("boss", "Vesh'ral")
      t:damage("Tyrus Sheynathren", 1)
      t:damage("Ta'zo", 0)
      t:damage("Taz'dingo", 0)
      t:damage("Bulkas Wildhorn", 0)
      t:damage("Kagra of the Crossroads", 0)
      t:told { "Arnold Flem deals 1 fire damage to Onyxia" }
    end,
  },
  scenario "Arnold Flem burns for himself alone" {
    cites = { "CR 703.1", "CR 302.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Arnold Flem", "Fire Blast" }, resources = 5,
        play = { "Taz'dingo" }, deck = { "Fire Blast" } })
      t:boss { play = { "Arnold Flem" } }
    end,
    play = function(t)
      t:plays(1, "Arnold Flem")
      t:everyone_passes()
      t:ready_resources(1, 1)
      t:plays(1, "Fire Blast", { target = "Taz'dingo" })
      t:everyone_passes()
      t:chain(0)
      t:damage("Onyxia", 0)
      t:ends_turn()
      t:ends_turn()
      t:attacks(1, "Arnold Flem@1", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)
      t:told { "deals 4 fire damage to Onyxia" }
    end,
  },
}
