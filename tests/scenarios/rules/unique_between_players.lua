return scenario "Two players may each have the same unique card" {
  cites = { "CR 414.3" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Overseer Oilfist" }, resources = 2 })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Overseer Oilfist" } })
  end,
  play = function(t)
    t:plays(1, "Overseer Oilfist")
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play(1, "Overseer Oilfist", 1)
    t:count_in_play(2, "Overseer Oilfist", 1)
  end,
}
