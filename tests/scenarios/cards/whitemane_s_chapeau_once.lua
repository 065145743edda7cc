return scenario "Whitemane's Chapeau remembers as it enters play, not as another card does" {
  cites = { "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Whitemane's Chapeau" }, resources = 1,
      hand = { "Kagra of the Crossroads" }, graveyard = { "Frostbolt" } })
  end,
  play = function(t)
    t:plays(1, "Kagra of the Crossroads")
    t:everyone_passes()
  end,
  expect = function(t)
    t:chain(0)
    t:hand_count(1, 0)
  end,
}
