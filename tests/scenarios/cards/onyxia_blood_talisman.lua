return scenario "An Onyxia Blood Talisman toughens the allies of the side, those that come too, and nobody else" {
  raiders = 2,
  cites = { "CR 714.1", "CR 704.1", "CR 410.6" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 9, play = { "Guardian Steelhorn" },
      hand = { "Onyxia Blood Talisman", "Taz'dingo" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Benethor Draigo" } })
    t:boss { play = { "Wazzuli Wildmender" }, hand = { "Tail Swipe" }, resources = 2,
      deck = { "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Onyxia Blood Talisman")
    t:everyone_passes()
    t:ready_resources(1, 3)
    t:health("Guardian Steelhorn", 5)
    t:health("Benethor Draigo", 4)
    t:health("Wazzuli Wildmender", 5)
    t:health("hero@1", 25)
    t:will_answer(1, "Benethor Draigo")
    t:plays(1, "Taz'dingo")
    t:finishes_chain()
    t:health("Taz'dingo", 4)
    t:damage("Benethor Draigo", 1)
  end,
  expect = function(t)
    t:in_play(2, "Benethor Draigo")
  end,
}
