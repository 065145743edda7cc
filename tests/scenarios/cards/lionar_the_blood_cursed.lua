return scenario "Lionar flips to destroy an ally with Protector" {
  raid = "duel",
  cites = { "CR 701.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "sob/lionar_the_blood_cursed", resources = 4, deck = { "Rend" } })
    t:seat(2, { play = { "Guardian Steelhorn", "Taz'dingo" } })
    t:turn(2)
  end,
  play = function(t)
    t:passes(2)
    t:cant(1, "uses", "Lionar the Blood Cursed")            -- not on the other's turn
    t:ends_turn()
    t:cant(1, "uses", "Lionar the Blood Cursed", { target = "Taz'dingo" })
    t:uses(1, "Lionar the Blood Cursed", { target = "Guardian Steelhorn" })
    t:everyone_passes()
    t:cant(1, "uses", "Lionar the Blood Cursed")            -- turned over
  end,
  expect = function(t)
    t:in_graveyard(2, "Guardian Steelhorn")
    t:in_play(2, "Taz'dingo")
    t:ready_resources(1, 2)
  end,
}
