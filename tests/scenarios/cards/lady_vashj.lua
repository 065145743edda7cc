return scenario "At the end of every turn as many Naga rise as the die shows" {
  raid = "duel",
  cites = { "CR 503.1", "CR 404.2" },
  given = function(t)
    t:seat(1, { hero = "sob/lionar_the_blood_cursed", play = { "Lady Vashj" }, deck = { "Rend", "Rend" } })
    t:seat(2, { deck = { "Rend", "Rend" } })
    t:dice { 3, 2 }
  end,
  play = function(t)
    t:ends_turn()
    t:count_in_play(1, "Naga", 3)
    t:is_turn(2)
    t:ends_turn()                                           -- the other one's turn ends, too
  end,
  expect = function(t)
    t:count_in_play(1, "Naga", 5)
    t:count_in_play(2, "Naga", 0)
    t:atk("Naga", 1)
    t:health("Naga", 1)
  end,
}
