return scenario "War Stomp leaves no opposing character standing" {
  cites = { "CR 411.1", "CR 206.1b" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "War Stomp" }, resources = 3,
      play = { "Kagra of the Crossroads" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Vesh'ral" } })
    t:boss { play = { "Taz'dingo", { "Tyrus Sheynathren", exhausted = true }, "Krol Blade" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "War Stomp")                    -- it is instant
    t:everyone_passes()
  end,
  expect = function(t)
    t:exhausted("Onyxia")
    t:exhausted("Taz'dingo")
    t:exhausted("Tyrus Sheynathren")
    t:ready("Krol Blade")
    t:ready("Kagra of the Crossroads")
    t:ready("Bulkas Wildhorn")
    t:ready("Vesh'ral")
    t:ready("Ta'zo")
    t:ready_resources(1, 0)
    t:cant("boss", "attacks", "Onyxia")
  end,
}
