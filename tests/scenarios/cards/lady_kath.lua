return scenario "Lady Kath heals every ally as a turn ends, whosever ally and turn it is, and no hero" {
  raiders = 2,
  cites = { "CR 703.1", "CR 407.2", "CR 500.2" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 7 }, deck = { "Smite" },
      play = { { "Lady Kath", damage = 3 } } })
    t:seat(2, { hero = "hoa/boris_brightbeard", deck = { "Smite" },
      play = { { "Crazy Igvand", damage = 5 } } })
    t:boss { play = { { "Wazzuli Wildmender", damage = 4 } } }
    t:turn("boss")
  end,
  play = function(t)
    t:damage("Crazy Igvand", 5)
    t:ends_turn()
    t:is_turn(1)
  end,
  expect = function(t)
    t:damage("Lady Kath", 0)
    t:damage("Crazy Igvand", 0)
    t:damage("Wazzuli Wildmender", 0)
    t:damage("hero@1", 7)
    t:told { "Lady Kath heals 3 damage from Lady Kath" }
    t:atk("Lady Kath", 4)
    t:health("Lady Kath", 5)
    t:deals("Lady Kath", "holy")
  end,
}
