return scenario "Arcane Shot hits a character, then draws a card" {
  cites = { "CR 709.2", "CR 415.9f", "CR 408.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Arcane Shot" }, resources = 2,
      deck = { "Bloodclaw", "Fury" } })
    t:boss { play = { "Onyxian Whelp" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Arcane Shot", { target = "Onyxian Whelp" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:in_hand(1, "Bloodclaw")
    t:deck_count(1, 1)
    t:told { "Grumpherys deals 1 arcane damage to Onyxian Whelp", "draws" }
  end,
}
