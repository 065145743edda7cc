return scenario "Shadow Bolt waits for the death of its target and of no other" {
  cites = { "CR 715.1", "CR 714.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Shadow Bolt" }, resources = 5,
      play = { "Grimdron" }, deck = { "Life Tap", "Life Tap" } })
    t:boss { play = { "Wazzuli Wildmender", "Onyxian Whelp" }, hand = { "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Shadow Bolt", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
    t:damage("Wazzuli Wildmender", 3)
    t:uses(1, "Grimdron", { target = "Onyxian Whelp" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:chain(0)
    t:hand_count("boss", 1)
  end,
}
