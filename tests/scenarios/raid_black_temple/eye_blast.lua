local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  axe = weapon "Axe" { cost = 2, atk = 1, damage = "melee", strike = 1, text = "" },
  oath = ability "Oath" { cost = 1, ongoing = true, text = "Ongoing: nothing." } }
return scenario "Eye Blast waits in play and gives itself up to destroy something" {
  raid = "black_temple",
  cites = { "CR 701.1", "CR 403.1", "CR 305.2a" },
  cards = cards,
  given = function(t)
    t:boss { boss = "the_betrayer", hand = { "Eye Blast" }, resources = 1, play = { "Eye Blast", "Eye Blast" } }
    t:seat(1, { hero = "hoa/ta_zo", play = { "Ox", "Axe", "Oath" }, deck = { "Ox" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Eye Blast")
    t:everyone_passes()
    t:count_in_play("boss", "Eye Blast", 3)
    t:cant("boss", "uses", { "Eye Blast", 1 }, { target = "Ta'zo" })
    t:can("boss", "uses", { "Eye Blast", 1 }, { target = { "Eye Blast", 2 } })
    t:uses("boss", { "Eye Blast", 1 }, { target = "Ox" })
    t:count_in_play("boss", "Eye Blast", 2)
    t:in_play(1, "Ox")
    t:everyone_passes()
    t:in_graveyard(1, "Ox")
    t:uses("boss", { "Eye Blast", 1 }, { target = "Axe" })
    t:everyone_passes()
    t:in_graveyard(1, "Axe")
    t:ends_turn()
    t:passes(1)
    t:uses("boss", "Eye Blast", { target = "Oath" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Oath")
    t:graveyard_count("boss", 3)
  end,
}
