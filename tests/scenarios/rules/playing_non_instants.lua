return scenario "What is no instant waits for an empty chain in its player's own action phase" {
  cites = { "CR 409.1", "CR 410.2", "CR 410.2a", "CR 502.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Blistering Fire", "Fire Blast", "Fire Blast" },
      resources = 5, deck = { "Frostbolt" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Blistering Fire")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:everyone_passes()
    t:ends_turn()
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:cant(1, "plays", "Blistering Fire")
    t:everyone_passes()
    t:plays(1, "Blistering Fire", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 7)
  end,
}
