return scenario "Shadow Bolt waits until the turn is over, and no longer" {
  cites = { "CR 715.1", "CR 503.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Shadow Bolt" }, resources = 4,
      play = { "Grimdron" }, deck = { "Life Tap" } })
    t:boss { play = { "Tyrus Sheynathren" }, hand = { "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Shadow Bolt", { target = "Tyrus Sheynathren" })
    t:everyone_passes()
    t:damage("Tyrus Sheynathren", 3)
    t:ends_turn()
    t:passes("boss")
    t:uses(1, "Grimdron", { target = "Tyrus Sheynathren" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Tyrus Sheynathren")
    t:chain(0)
    t:hand_count("boss", 1)
  end,
}
