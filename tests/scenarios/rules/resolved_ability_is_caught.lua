return scenario "A resolved ability goes to the graveyard, unless something else takes it" {
  cites = { "CR 305.1" },
  cards = {
    loop = item "Loop" { cost = 1, text = "If an ability of yours would be put from the chain into your graveyard, put it into your hand instead.",
      powers = { instead.moved { of = your.ability:in_zone("chain"),
        effect = function(me, event) event.card:to_hand() end } } },
    spark = ability "Spark" { cost = 0, text = "Your hero deals 1 fire damage to each opposing hero.",
      play = function(me) me.hero:deal(1, "fire", opposing.hero) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Spark" }, play = { "Loop" } })
  end,
  play = function(t)
    t:plays(1, "Spark")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
    t:in_hand(1, "Spark")
  end,
}
