return scenario "A trigger sees what falls at the same time as its own card" {
  cites = { "CR 703.4", "CR 703.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Kagra of the Crossroads" },
      hand = { "Life Tap", "Shadow Bolt" } })
    t:boss { hand = { "Burninate" }, resources = 8 }
    t:seat(1, { play = { { "Corruption", attached_to = "Kagra of the Crossroads" } } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Burninate")
    t:everyone_passes()
    t:in_graveyard(1, "Corruption")
    t:in_graveyard(1, "Kagra of the Crossroads")
    t:will_answer(1, "Life Tap")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Life Tap")
    t:hand_count(1, 1)
  end,
}
