return scenario "Life Tap puts damage on the hero as a cost and draws two cards" {
  cites = { "CR 403.1", "CR 405.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Life Tap" }, resources = 2,
      play = { "Whitemane's Chapeau" }, deck = { "Shadow Bolt", "Corruption", "Life Tap" } })
  end,
  play = function(t)
    t:plays(1, "Life Tap")
    t:damage("Pagatha Soulbinder", 2)
    t:ready("Whitemane's Chapeau")
    t:hand_count(1, 0)
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Pagatha Soulbinder", 2)
    t:in_hand(1, "Shadow Bolt")
    t:in_hand(1, "Corruption")
    t:hand_count(1, 2)
  end,
}
