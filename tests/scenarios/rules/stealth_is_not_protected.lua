return scenario "Nobody steps in front of Stealth" {
  cites = { "CR 602.2a" },
  cards = {
    shade = ally "Shade" { cost = 1, atk = 2, damage = "melee", health = 2, keywords = { "Stealth" },
      text = "Stealth" },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Guardian Steelhorn" } })
    t:boss { play = { "Shade" } }
    t:turn("boss")
    t:will_answer(1, "Guardian Steelhorn", "Who protects")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
    t:damage("Guardian Steelhorn", 1)
    t:attacks("boss", "Shade", "Ta'zo")
    t:everyone_passes()
    t:not_asked(1)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 2)
  end,
}
