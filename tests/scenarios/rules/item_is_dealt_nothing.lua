return scenario "What is no character is dealt no damage" {
  cites = { "CR 408.2b" },
  cards = {
    pot = item "Pot" { cost = 1, text = "" },
    smash = ability "Smash" { cost = 0, text = "Your hero deals 2 fire damage to each opposing card in play.",
      play = function(me) me.hero:deal(2, "fire", opposing.card) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Smash" } })
    t:boss { play = { "Pot" } }
  end,
  play = function(t)
    t:plays(1, "Smash")
    t:everyone_passes()
  end,
  expect = function(t)
    t:told { "2 fire damage to Onyxia" }
    t:not_told { "damage to Pot" }
  end,
}
