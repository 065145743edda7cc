return scenario "Ancient Bone Bow that stays on the back keeps nobody at a distance" {
  cites = { "CR 303.2", "CR 603.1", "BA:Combat" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Ancient Bone Bow" }, resources = 2 })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:attacks(1, "Grumpherys", "Guardian Steppestrider")
    t:strikes(1, "none")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Guardian Steppestrider", 0)
    t:damage("Grumpherys", 5)
  end,
}
