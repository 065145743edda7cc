local function arc(name, choice, damage)
  return scenario(name) {
    cites = { "CR 707.1c", "CR 706.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Arc of Flame" }, resources = 6 })
      t:boss { play = { "Guardian Steppestrider", "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:plays(1, "Arc of Flame", choice)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Guardian Steppestrider", damage[1])
      t:damage("Wazzuli Wildmender", damage[2])
      t:damage("Onyxia", 0)
      t:ready_resources(1, 1)
      t:told { format("Ta'zo deals %d fire damage", damage[1]) }
    end,
  }
end

return {
  arc("Arc of Flame strikes one ally hard", { mode = 1, target = "Guardian Steppestrider" },
    { 4, 0 }),
  arc("Arc of Flame forks to two allies",
    { mode = 2, targets = { { "Guardian Steppestrider", "Wazzuli Wildmender" } } }, { 2, 2 }),
  scenario "Arc of Flame does not fork where there is one ally, and strikes no hero" {
    cites = { "CR 707.1c", "CR 707.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Arc of Flame" }, resources = 5,
        deck = { "Scorch" } })
      t:boss { play = { "Taz'dingo" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Arc of Flame")       -- it is not instant
      t:ends_turn()
      t:cant(1, "plays", "Arc of Flame", { target = "Onyxia" })
      t:plays(1, "Arc of Flame", { target = "Taz'dingo" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Taz'dingo")
      t:told { "deals 4 fire damage to Taz'dingo" }
    end,
  },
}
