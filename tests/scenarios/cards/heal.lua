return scenario "Heal takes seven damage off a character, on its player's own turn" {
  cites = { "CR 407.1", "CR 409.1" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 9 }, hand = { "Heal", "Heal" },
      play = { { "Crazy Igvand", damage = 3 } }, resources = 4, deck = { "Smite" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", { "Heal", 1 })
    t:ends_turn()
    t:plays(1, { "Heal", 1 }, { target = "hero@1" })
    t:everyone_passes()
    t:damage("hero@1", 2)
    t:plays(1, "Heal", { target = "Crazy Igvand" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Crazy Igvand", 0)
    t:told { "heals 7 damage", "heals 3 damage from Crazy Igvand" }
    t:ready_resources(1, 0)
  end,
}
