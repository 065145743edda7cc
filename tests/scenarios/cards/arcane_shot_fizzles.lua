return scenario "Arcane Shot without its target draws nothing" {
  cites = { "CR 709.2a" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Arcane Shot", "Arcane Shot" }, resources = 4,
      deck = { "Bloodclaw", "Fury" } })
    t:boss { play = { "Onyxian Whelp" } }
  end,
  play = function(t)
    t:plays(1, "Arcane Shot", { target = "Onyxian Whelp" })
    t:plays(1, "Arcane Shot", { target = "Onyxian Whelp" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:hand_count(1, 1)
    t:deck_count(1, 1)
  end,
}
