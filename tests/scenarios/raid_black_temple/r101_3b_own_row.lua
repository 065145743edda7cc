return {
  scenario "A Boss player's own card brings the resources of raiders into his row" {
    raiders = 2, cites = { "R101.3b", "CR 401.3" },
    given = function(t)
      t:seat(1, { hero = "Ta'zo", resources = 2, deck = { "Fire Blast" } })
      t:seat(2, { hero = "Ta'zo", resources = { { "Fire Blast", down = true, exhausted = true },
        { "Fireball", down = true } }, deck = { "Fire Blast" } })
      t:boss { play = { "Prince Kael'thas Sunstrider" }, resources = 1 }
      t:turn "boss"
    end,
    play = function(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:resources(1, 0)
      t:resources(2, 1)
      t:in_resources(2, "Fire Blast")
      t:resources("boss", 1 + 3)
    end,
  },
  scenario "A raider's card takes none out of it" {
    cites = { "R101.3b" },
    given = function(t)
      t:seat(1, { hero = "Ta'zo", play = { "Prince Kael'thas Sunstrider" }, resources = 1, deck = { "Fire Blast" } })
      t:boss { resources = 3 }
    end,
    play = function(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:resources(1, 1)
      t:resources("boss", 3)
    end,
  },
}
