local function swing(name, targets, damage)
  return scenario(name) {
    cites = { "CR 706.1", "CR 205.1", "BA:ATK" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Cleave" }, resources = 4,
        play = { "Krol Blade" }, deck = { "Rend" } })
      t:boss { play = { "Guardian Steppestrider", "Wazzuli Wildmender" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Cleave")
      t:ends_turn()
      t:plays(1, "Cleave", { targets = { targets } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Guardian Steppestrider", damage[1])
      t:damage("Wazzuli Wildmender", damage[2])
      t:damage("Onyxia", 0)
      t:ready_resources(1, 0)
      t:ready("Krol Blade")
    end,
  }
end

return {
  swing("Cleave goes through two allies",
    { "Guardian Steppestrider", "Wazzuli Wildmender" }, { 4, 4 }),
  swing("Cleave may hit one alone", { "Wazzuli Wildmender" }, { 0, 4 }),
  scenario "Cleave reaches two allies at most" {
    cites = { "CR 706.1" },
    cards = { urge = ability "Urge" { cost = 0, text = "Play an ability from your hand.",
      play = function(me) me.player:play(all(your.ability:in_zone("hand"))[1]) end } },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Urge", "Cleave" }, resources = 4 })
      t:boss { play = { "Guardian Steppestrider", "Wazzuli Wildmender", "Vaerik Proudhoof" } }
    end,
    play = function(t)
      t:plays(1, "Urge")
      t:everyone_passes()
      t:not_offered(1, { "Guardian Steppestrider", "Wazzuli Wildmender", "Vaerik Proudhoof" })
      t:answers(1, { "Guardian Steppestrider", "Vaerik Proudhoof" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Vaerik Proudhoof", 1)
      t:damage("Wazzuli Wildmender", 0)
    end,
  },
  scenario "Cleave with no weapon deals one to each" {
    cites = { "CR 104.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Cleave" }, resources = 4,
        play = { "Taz'dingo" } })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:plays(1, "Cleave", { targets = { { "Taz'dingo", "Wazzuli Wildmender" } } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Taz'dingo", 1)
      t:damage("Wazzuli Wildmender", 1)
      t:told { "Bulkas Wildhorn deals 1 melee damage" }
    end,
  },
}
