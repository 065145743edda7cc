return {
  scenario "Aimed Shot deals the X that was paid, to an ally or a hero" {
    cites = { "CR 201.3", "CR 707.1b", "CR 706.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", hand = { "Aimed Shot", "Aimed Shot" }, resources = 7 })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:plays(1, { "Aimed Shot", 1 }, { x = 3, target = "Wazzuli Wildmender" })
      t:ready_resources(1, 3)                        -- 1 and 3
      t:everyone_passes()
      t:damage("Wazzuli Wildmender", 3)
      t:plays(1, "Aimed Shot", { x = 2, target = "hero@boss" })
      t:ready_resources(1, 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
      t:told { "Grumpherys deals 3 ranged damage" }
    end,
  },
  scenario "Aimed Shot is nothing for others' turns" {
    cites = { "CR 409.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", hand = { "Aimed Shot" }, resources = 7 })
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Aimed Shot")
      t:everyone_passes()
    end,
    expect = function(t) t:in_hand(1, "Aimed Shot") end,
  },
}
