return scenario "As your turn ends every ready opposing resource comes to you, and stays" {
  raid = "duel",
  cites = { "CR 401.3" },
  given = function(t)
    t:seat(1, { hero = "sob/lionar_the_blood_cursed", resources = 1, play = { "Prince Kael'thas Sunstrider" }, deck = { "Rend", "Rend" } })
    t:seat(2, { resources = { { "Fireball", down = true }, "Big Game Hunter", { "Frostbolt", down = true, exhausted = true } },
      deck = { "Rend", "Rend" } })
  end,
  play = function(t)
    t:ends_turn()
    t:resources(1, 3)
    t:resources(2, 1)
    t:in_resources(1, "Big Game Hunter")
    t:in_resources(2, "Frostbolt")
    t:ends_turn()                                         -- of the other one's turn nothing is taken
  end,
  expect = function(t)
    t:resources(1, 3)
    t:resources(2, 1)
  end,
}
