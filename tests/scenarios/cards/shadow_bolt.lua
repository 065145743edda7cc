return scenario "Shadow Bolt makes the controller of a victim that dies this turn discard" {
  cites = { "CR 715.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Shadow Bolt" }, resources = 3 })
    t:boss { play = { "Guardian Steelhorn", "Onyxian Whelp" }, hand = { "Crush", "Crush" } }
  end,
  play = function(t)
    t:can(1, "plays", "Shadow Bolt", { target = "Pagatha Soulbinder" })
    t:plays(1, "Shadow Bolt", { target = "Guardian Steelhorn" })
    t:everyone_passes()
    t:in_graveyard("boss", "Guardian Steelhorn")
    t:will_answer("boss", "Crush")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count("boss", 1)
    t:told { "Pagatha Soulbinder deals 3 shadow damage to Guardian Steelhorn", "discards Crush" }
  end,
}
