local urge = ability "Urge" {
  cost = 0, text = "Play an ability from your hand.",
  play = function(me)
    me.player:play(me.player:choose { from = your.ability:in_zone("hand"), prompt = "Which?" })
  end,
}

return {
  scenario "Arcane Missiles deal as much as was paid for them" {
    cites = { "CR 201.3", "CR 403.6a" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Arcane Missiles" }, resources = 7,
        deck = { "Scorch" } })
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Arcane Missiles")
      t:ends_turn()
      t:plays(1, "Arcane Missiles", { x = 5, target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:ready_resources(1, 2)
      t:told { "Ta'zo deals 5 arcane damage to Onyxia" }
    end,
  },
  scenario "There are never more than five Arcane Missiles" {
    cites = { "CR 201.3", "CR 707.1b" },
    cards = { urge = urge },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Urge", "Arcane Missiles" }, resources = 7 })
      t:boss { play = { "Taz'dingo" } }
    end,
    play = function(t)
      t:plays(1, "Urge")
      t:everyone_passes()
      t:offers(1, 5)
      t:not_offered(1, 6)
      t:answers(1, 2)
      t:answers(1, "Taz'dingo")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Taz'dingo")
      t:ready_resources(1, 5)
    end,
  },
}
