return scenario "Multi-Shot has no fourth arrow" {
  cites = { "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Multi-Shot" }, resources = 5 })
    t:boss { play = { "Onyxian Whelp", "Tyrus Sheynathren", "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:cant(1, "plays", "Multi-Shot", { target = { "Onyxia", "Onyxian Whelp",
      "Tyrus Sheynathren", "Guardian Steppestrider" } })
    t:can(1, "plays", "Multi-Shot", { target = { "Onyxia", "Onyxian Whelp",
      "Tyrus Sheynathren" } })
  end,
  expect = function(t)
    t:can(1, "plays", "Multi-Shot", { target = {} })
  end,
}
