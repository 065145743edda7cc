return scenario "A player attacks as often as there are characters, one combat after the other" {
  cites = { "CR 600.1", "CR 603.1", "CR 603.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo",
      play = { "Taz'dingo", "Wazzuli Wildmender", "Kagra of the Crossroads" } })
    t:boss { play = { "Onyxian Whelp" } }
  end,
  play = function(t)
    t:attacks(1, "Taz'dingo", "Onyxian Whelp")
    t:to_end_of_combat()
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:attacks(1, "Wazzuli Wildmender", "Onyxia")
    t:to_end_of_combat()
    t:attacks(1, "Kagra of the Crossroads", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 4)
    t:damage("Taz'dingo", 1)
    t:asked(1)
  end,
}
