return {
  scenario "A Ring of Binding makes abilities that target its hero dearer for opponents, and no others" {
    raiders = 2,
    cites = { "CR 707.1e", "CR 707.1d" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", resources = 3, hand = { "Ring of Binding", "Fire Blast" },
        play = { "Guardian Steelhorn" }, deck = { "Scorch" } })
      t:seat(2, { hero = "hoa/ta_zo", resources = 1, hand = { "Fire Blast" }, deck = { "Scorch" } })
      t:boss { hand = { "Fire Blast", "Fire Blast", "Fire Blast", "Flame Breath" }, resources = 7,
        play = { "Grimdron" }, deck = { "Crush" } }
    end,
    play = function(t)
      t:plays(1, "Ring of Binding")
      t:everyone_passes()
      t:ready_resources(1, 1)
      t:plays(1, "Fire Blast@1", { target = "hero@1" })
      t:ready_resources(1, 0)                  -- his own cost what they say
      t:everyone_passes()
      t:passes(1)
      t:plays(2, "Fire Blast@2", { target = "hero@1" })
      t:ready_resources(2, 0)                  -- and those of friends
      t:everyone_passes()
      t:passes(1)
      t:passes(2)
      t:costs("boss", { "Fire Blast@boss", 1 }, 1)
      t:plays("boss", { "Fire Blast@boss", 1 }, { target = "hero@1" })
      t:ready_resources("boss", 5)             -- 1, and 1 more
      t:everyone_passes()
      t:damage("hero@1", 6)
    end,
    expect = function(t)
      t:damage("hero@2", 0)
    end,
  },
  scenario "With a Ring of Binding about, who has one resource can aim anywhere else" {
    raiders = 2,
    cites = { "CR 707.1e", "CR 707.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ring of Binding", "Guardian Steelhorn" } })
      t:seat(2, { hero = "hoa/ta_zo" })
      t:boss { hand = { "Fire Blast" }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Fire Blast", { target = "hero@1", reason = "CR 403.6" })
      t:can("boss", "plays", "Fire Blast", { target = "Guardian Steelhorn" })
      t:can("boss", "plays", "Fire Blast", { target = "hero@boss" })
      t:plays("boss", "Fire Blast", { target = "hero@2" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@2", 2)
      t:ready_resources("boss", 0)
    end,
  },
}
