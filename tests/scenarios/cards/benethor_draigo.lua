return scenario "Benethor Draigo burns for four from his second turn on" {
  cites = { "CR 302.1", "CR 205.1a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Benethor Draigo" }, resources = 3,
      deck = { "Fire Blast" } })
  end,
  play = function(t)
    t:plays(1, "Benethor Draigo")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:health("Benethor Draigo", 2)
    t:cant(1, "attacks", "Benethor Draigo", { defender = "Onyxia" })
    t:ends_turn()
    t:ends_turn()
    t:attacks(1, "Benethor Draigo", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 4)
    t:told { "deals 4 fire damage to Onyxia" }
  end,
}
