return scenario "Two Battle Shouts add up, and one lost is missed at once" {
  cites = { "CR 704.1", "CR 718.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Guardian Steelhorn", "Battle Shout",
      "Battle Shout" } })
    t:boss { hand = { "Tail Swipe" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:atk("Guardian Steelhorn", 5)
    t:plays("boss", "Tail Swipe", { target = { "Battle Shout", 1 } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Guardian Steelhorn", 4)
    t:in_graveyard(1, "Battle Shout")
  end,
}
