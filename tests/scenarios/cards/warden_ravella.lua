return scenario "Warden Ravella protects, and neither friend nor foe can aim at her" {
  cites = { "KW Untargetable", "KW Protector", "CR 602.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", play = { { "Warden Ravella", damage = 1 } },
      hand = { "Flash Heal" }, resources = 1 })
    t:boss { hand = { "Fire Blast" }, resources = 1 }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "plays", "Fire Blast", { target = "Warden Ravella" })
    t:proposes("boss", "Onyxia", "hero@1")
    t:passes("boss")
    t:cant(1, "plays", "Flash Heal", { target = "Warden Ravella" })
    t:everyone_passes()
    t:protects(1, "Warden Ravella")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:damage("Warden Ravella", 2)
    t:damage("Onyxia", 2)
  end,
}
