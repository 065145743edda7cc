return scenario "Whitemane's Chapeau may leave the graveyard alone" {
  cites = { "CR 712.7" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Whitemane's Chapeau" }, resources = 4,
      graveyard = { "Shadow Bolt" } })
  end,
  play = function(t)
    t:plays(1, "Whitemane's Chapeau")
    t:everyone_passes()
    t:everyone_passes()
    t:answers(1, "no")
  end,
  expect = function(t)
    t:hand_count(1, 0)
    t:in_graveyard(1, "Shadow Bolt")
  end,
}
