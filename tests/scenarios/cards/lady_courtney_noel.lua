return scenario "Lady Courtney Noel blesses each character of her party, and no friend's" {
  raiders = 2,
  cites = { "CR 701.1", "CR 407.2", "CR 401.2" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 4 },
      play = { { "Lady Courtney Noel", damage = 2 }, { "Crazy Igvand", damage = 5 } } })
    t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 4 } })
  end,
  play = function(t)
    t:uses(1, "Lady Courtney Noel")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 3)
    t:damage("Lady Courtney Noel", 1)
    t:damage("Crazy Igvand", 4)
    t:damage("hero@2", 4)
    t:exhausted("Lady Courtney Noel")
  end,
}
