local mend = ability "Mend All" { cost = 0, text = "Your hero heals 2 damage from each friendly hero.",
  play = function(me) me.hero:heal(2, friendly.hero) end }

local salve = item "Salve" { cost = 0, text = "[Activate]: Your hero heals 1 damage from itself.",
  powers = { pays { cost = { exhaust = this },
    effect = function(me) me.hero:heal(1, me.hero) end } } }

return scenario "A Sapphiron Drape adds to what its hero deals and heals with abilities, each time" {
  raiders = 2,
  cites = { "CR 717.1", "CR 408.3d" },
  cards = { mend_all = mend, salve = salve },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 9 }, resources = 14, play = { "Grimdron", "Salve" },
      hand = { "Sapphiron Drape", "Fire Blast", "Frost Nova", "Mend All" } })
    t:seat(2, { hero = { "hoa/ta_zo", damage = 9 }, hand = { "Fire Blast", "Flash Heal" },
      resources = 2 })
    t:boss { play = { "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:plays(1, "Sapphiron Drape")
    t:everyone_passes()
    t:ready_resources(1, 9)
    t:def("Sapphiron Drape", 1)
    t:plays(1, "Fire Blast@1", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 3)
    t:plays(1, "Frost Nova")                   -- 1 to each opposing character
    t:everyone_passes()
    t:damage("Onyxia", 5)
    t:damage("Wazzuli Wildmender", 2)
    t:plays(1, "Mend All")
    t:everyone_passes()
    t:damage("hero@1", 6)
    t:damage("hero@2", 6)
    t:uses(1, "Salve")
    t:everyone_passes()
    t:damage("hero@1", 5)                      -- no ability
    t:uses(1, "Grimdron", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 6)                      -- an ally's
    t:uses(1, "hero@1", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
    t:in_graveyard("boss", "Wazzuli Wildmender")   -- 2 and 3: with no ability, and enough
    t:passes(1)
    t:plays(2, "Fire Blast@2", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 8)                      -- a friend's
    t:passes(1)
    t:plays(2, "Flash Heal", { target = "hero@1" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 1)
    t:told { "Ta'zo deals 3 fire damage to Wazzuli Wildmender" }
  end,
}
