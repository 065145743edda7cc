return scenario "Head Slam takes 5 damage of Onyxia at most, and no other number is offered" {
  cites = { "CR 403.1", "CR 405.3" },
  cards = {
    goad = ability "Goad" { cost = 0, text = "Play an ability of your hand.",
      play = function(me) me.player:play(all(your.ability:in_zone("hand"))[1]) end },
  },
  given = function(t)
    t:boss { hand = { "Goad", "Head Slam" }, resources = 2 }
    t:seat(1, { play = { "Wazzuli Wildmender" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Goad")
    t:everyone_passes()
    t:offers("boss", 0)
    t:not_offered("boss", 6)
    t:answers("boss", 5)
    t:damage("Onyxia", 5)
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard(1, "Wazzuli Wildmender")
    t:told { "deals 5 melee damage to Wazzuli Wildmender" }
  end,
}
