return scenario "Multi-Shot, at any time, finds up to three characters and wounds each" {
  cites = { "CR 706.1", "CR 408.1", "CR 305.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Multi-Shot", "Multi-Shot" }, resources = 10 })
    t:boss { play = { "Onyxian Whelp", "Tyrus Sheynathren", "Guardian Steppestrider" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Multi-Shot",
      { targets = { { "Onyxia", "Tyrus Sheynathren", "Guardian Steppestrider" } } })
    t:everyone_passes()
    t:damage("Onyxia", 2)
    t:damage("Tyrus Sheynathren", 2)
    t:damage("Guardian Steppestrider", 2)
    t:in_play("boss", "Onyxian Whelp")
    t:passes("boss")
    t:plays(1, "Multi-Shot", { targets = { { "Onyxia" } } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 4)
    t:damage("Tyrus Sheynathren", 2)
    t:told { "deals 2 ranged damage to Onyxia" }
  end,
}
