return scenario "A Dragonslayer's Signet adds to whatever its side deals to Dragons and Dragonkin, once" {
  raiders = 2,
  cites = { "CR 717.1", "CR 202.1a" },
  cards = {
    both = ally "Old Wyrm" { cost = 1, atk = 0, damage = "fire", health = 9,
      tags = { "Dragon", "Dragonkin" } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 5, hand = { "Dragonslayer's Signet", "Fire Blast" },
      play = { "Taz'dingo" }, deck = { "Scorch" } })
    t:seat(2, { hero = "hoa/ta_zo", resources = 1, hand = { "Fire Blast" },
      play = { "Benethor Draigo" } })
    t:boss { play = { "Old Wyrm", { "Wazzuli Wildmender", exhausted = true },
      "onyxias_lair/onyxian_whelp" }, hand = { "Fire Blast" }, resources = 1 }
  end,
  play = function(t)
    t:plays(1, "Dragonslayer's Signet")
    t:everyone_passes()
    t:ready_resources(1, 2)
    t:plays(1, "Fire Blast@1", { target = "Onyxia" })   -- a Black Dragon
    t:everyone_passes()
    t:damage("Onyxia", 3)
    t:attacks(1, "Taz'dingo", "Old Wyrm")
    t:to_end_of_combat()
    t:damage("Old Wyrm", 3)                    -- both, but one more alone
    t:attacks(1, "hero@1", "Onyxian Whelp")
    t:to_end_of_combat()
    t:in_play("boss", "Onyxian Whelp")         -- 0 damage is none: nothing is added to it
    t:passes(1)
    t:plays(2, "Fire Blast@2", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
    t:damage("Wazzuli Wildmender", 2)          -- no Dragon
    t:passes(1)
    t:passes(2)
    t:plays("boss", "Fire Blast@boss", { target = "Old Wyrm" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Old Wyrm", 5)                    -- the Boss has no signet
    t:told { "Ta'zo deals 3 fire damage to Onyxia", "Taz'dingo deals 3 ranged damage to Old Wyrm" }
  end,
}
