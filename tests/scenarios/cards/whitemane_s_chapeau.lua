return scenario "Whitemane's Chapeau brings an ability back" {
  cites = { "CR 703.1", "CR 712.7" },
  raiders = 2,
  given = function(t)
    t:seat(2, { hero = "hoa/ta_zo", graveyard = { "Fireball" } })
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Whitemane's Chapeau" }, resources = 4,
      graveyard = { "Shadow Bolt", "Corruption", "Grimdron" } })
  end,
  play = function(t)
    t:plays(1, "Whitemane's Chapeau")
    t:everyone_passes()
    t:everyone_passes()
    t:answers(1, "yes")
    t:not_offered(1, "Fireball")
    t:answers(1, "Corruption")
  end,
  expect = function(t)
    t:in_play(1, "Whitemane's Chapeau")
    t:in_hand(1, "Corruption")
    t:hand_count(1, 1)
    t:in_graveyard(1, "Shadow Bolt")
  end,
}
