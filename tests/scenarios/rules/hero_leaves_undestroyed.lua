return scenario "A hero that leaves play without being destroyed does not lose the game" {
  cites = { "CR 102.1a" },
  cards = {
    exile = ability "Exile" { cost = 0, text = "Remove your hero from the game.",
      play = function(me) me.hero:remove_from_game() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Exile" } })
  end,
  play = function(t)
    t:plays(1, "Exile")
    t:everyone_passes()
  end,
  expect = function(t)
    t:told { "is removed from the game" }
    t:winner("none")
  end,
}
