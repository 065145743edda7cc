return {
  scenario "Stormrage Signet Ring sends equipment to its owner's hand" {
    cites = { "CR 701.1", "CR 415.2" },
    given = function(t)
      t:seat(1, { play = { "Stormrage Signet Ring", "Krol Blade" }, resources = 3 })
      t:boss { play = { "Arcanite Reaper", "Mana Shield" } }
    end,
    play = function(t)
      t:cant(1, "uses", "Stormrage Signet Ring", { target = "Mana Shield" })
      t:can(1, "uses", "Stormrage Signet Ring", { target = "Krol Blade" })
      t:uses(1, "Stormrage Signet Ring", { target = "Arcanite Reaper" })
      t:exhausted("Stormrage Signet Ring")
      t:ready_resources(1, 1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand("boss", "Arcanite Reaper")
    end,
  },
  scenario "Stormrage Signet Ring needs its player's turn and two resources" {
    cites = { "CR 701.1" },
    given = function(t)
      t:seat(1, { play = { "Stormrage Signet Ring" }, resources = 1, deck = { "Krol Blade" } })
      t:boss { play = { "Krol Blade" } }
    end,
    play = function(t)
      t:cant(1, "uses", "Stormrage Signet Ring")
    end,
    expect = function(t)
      t:in_play("boss", "Krol Blade")
    end,
  },
  scenario "Stormrage Signet Ring rests in others' turns" {
    cites = { "CR 701.1" },
    given = function(t)
      t:seat(1, { play = { "Stormrage Signet Ring" }, resources = 2 })
      t:boss { play = { "Krol Blade" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "uses", "Stormrage Signet Ring")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Krol Blade")
    end,
  },
}
