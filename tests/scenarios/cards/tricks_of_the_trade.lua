return scenario "Tricks of the Trade takes the heroes of the side out of the opponents' aim for a turn" {
  raiders = 2,
  cites = { "CR 706.1", "CR 714.3", "CR 409.1" },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 6 }, resources = 4,
      hand = { "Tricks of the Trade", "Flash Heal" }, play = { "Guardian Steelhorn" }, deck = { "Scorch", "Scorch" } })
    t:seat(2, { hero = "hoa/ta_zo", deck = { "Scorch", "Scorch" } })
    t:boss { hand = { "Fire Blast" }, resources = 1, deck = { "Crush", "Crush", "Crush" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Tricks of the Trade")
    t:everyone_passes()
    t:ready_resources(1, 1)
    t:cant("boss", "plays", "Fire Blast", { target = "hero@1" })
    t:cant("boss", "plays", "Fire Blast", { target = "hero@2" })
    t:can("boss", "plays", "Fire Blast", { target = "Guardian Steelhorn" })
    t:passes("boss")
    t:plays(1, "Flash Heal", { target = "hero@1" })   -- friends may
    t:everyone_passes()
    t:damage("hero@1", 2)
    t:ends_turn()
    t:passes(1)
    t:passes(2)
  end,
  expect = function(t)
    t:can("boss", "plays", "Fire Blast", { target = "hero@1" })
    t:can("boss", "plays", "Fire Blast", { target = "hero@2" })
    t:passes("boss")
  end,
}
