return scenario "Rayder's howl helps neither heroes nor the attackers of another side" {
  cites = { "CR 714.3e", "CR 701.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Rayder", "Blackcrow" }, resources = 1,
      deck = { "Fury" } })
    t:boss { play = { "Onyxian Whelp" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:uses(1, "Rayder")
    t:everyone_passes()
    t:attacks("boss", "Onyxian Whelp", "Grumpherys")
    t:to_end_of_combat()
    t:damage("Grumpherys", 1)
    t:ends_turn()
    t:uses(1, "Rayder")
    t:everyone_passes()
    t:attacks(1, "Grumpherys", "Onyxia")
    t:strikes(1, "Blackcrow")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
  end,
}
