return scenario "Of triggers that came together, the turn player's resolves last" {
  cites = { "CR 708.1", "CR 708.1a" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Taz'dingo" }, hand = { "Life Tap" } })
    t:boss { play = { { "Tyrus Sheynathren", damage = 2 } }, hand = { "Crush" } }
    t:seat(1, { play = { { "Corruption", attached_to = "Tyrus Sheynathren" } } })
    t:boss { play = { { "Corruption", attached_to = "Taz'dingo" } } }
  end,
  play = function(t)
    t:attacks(1, "Taz'dingo", "Tyrus Sheynathren")
    t:to_end_of_combat()
    t:in_graveyard(1, "Taz'dingo")
    t:in_graveyard("boss", "Tyrus Sheynathren")
  end,
  expect = function(t)
    t:told { "Raider 1 discards Life Tap", "The Boss player discards Crush" }
  end,
}
