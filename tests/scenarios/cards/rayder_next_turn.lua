return scenario "Nobody hears Rayder's howl of last turn" {
  cites = { "CR 714.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Rayder", "Kor Cindervein" },
      deck = { "Kor Cindervein" } })
  end,
  play = function(t)
    t:uses(1, "Rayder")
    t:everyone_passes()
    t:ends_turn()
    t:ends_turn()
    t:is_turn(1)
    t:attacks(1, "Kor Cindervein", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
  end,
}
