return {
  scenario "Boris flips to heal whom he likes, a friend as well, once and on his own turn" {
    raiders = 2,
    cites = { "CR 701.1", "CR 201.3", "CR 301.2", "BA:Flip", "CR 403.6b" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", resources = 8, deck = { "Smite" } })
      t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 9 }, deck = { "Smite" } })
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "uses", "hero@1")
      t:ends_turn()
      t:uses(1, "hero@1", { x = 5, target = "hero@2" })
      t:everyone_passes()
      t:cant(1, "uses", "hero@1")
    end,
    expect = function(t)
      t:damage("hero@2", 4)
      t:ready_resources(1, 3)
      t:ready("hero@1")
    end,
  },
  scenario "Boris heals nobody with an X of nothing" {
    cites = { "CR 407.2", "CR 408.2a" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 3 }, resources = 2,
        play = { "Hide of the Wild" } })
    end,
    play = function(t)
      t:uses(1, "hero@1", { x = 0, target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
      t:not_told { "heals" }
    end,
  },
}
