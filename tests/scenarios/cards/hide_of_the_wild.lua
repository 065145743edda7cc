local flock = ability "Flock" { cost = 0, text = "Heals 11 damage from each friendly hero.",
  play = function(me) me.hero:heal(11, friendly.hero) end }

return {
  scenario "Hide of the Wild adds one to each amount that its hero heals" {
    raiders = 2,
    cites = { "CR 407.2", "CR 717.1" },
    cards = { flock = flock },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 20 }, play = { "Hide of the Wild" },
        hand = { "Flock" } })
      t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 20 } })
    end,
    play = function(t)
      t:plays(1, "Flock")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 8)
      t:damage("hero@2", 8)
      t:told { "heals 12 damage", "heals 12 damage" }
    end,
  },
  scenario "Hide of the Wild raises no ally's healing, and none of the unhurt" {
    cites = { "CR 407.3", "CR 717.1" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 9 }, hand = { "Flash Heal" },
        play = { "Hide of the Wild", "Freya Lightsworn", "Crazy Igvand" }, resources = 1 })
    end,
    play = function(t)
      t:uses(1, "Freya Lightsworn", { target = "hero@1" })
      t:everyone_passes()
      t:plays(1, "Flash Heal", { target = "Crazy Igvand" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 6)
      t:told { "heals 3 damage" }
      t:not_told { "damage from Crazy Igvand" }
    end,
  },
}
