return scenario "Who strikes with Ancient Bone Bow is not struck back, this combat alone" {
  cites = { "CR 303.2", "CR 603.1a", "BA:Long-Range", "CR 703.1", "CR 714.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Ancient Bone Bow" }, resources = 2 })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:attacks(1, "Grumpherys", "Guardian Steppestrider")
    t:strikes(1, "Ancient Bone Bow")
    t:everyone_passes()                              -- its trigger
    t:has("Grumpherys", "Long-Range")
    t:atk("Grumpherys", 2)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Guardian Steppestrider", 2)
    t:damage("Grumpherys", 0)
    t:has("Grumpherys", "Long-Range", false)
    t:ready_resources(1, 0)
    t:exhausted("Ancient Bone Bow")
    t:told { "Grumpherys deals 2 ranged damage" }
  end,
}
