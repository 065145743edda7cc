return scenario "Bloodclaw hits for three and falls to one, and there is one Pet to a party" {
  cites = { "CR 302.1", "CR 414.3b", "CR 603.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Bloodclaw" }, hand = { "Hootie" },
      resources = 2 })
  end,
  play = function(t)
    t:health("Bloodclaw", 1)
    t:attacks(1, "Bloodclaw", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 3)
    t:plays(1, "Hootie")
    t:everyone_passes()
    t:asked(1, "Uniqueness")
    t:answers(1, "Bloodclaw")
  end,
  expect = function(t)
    t:in_graveyard(1, "Bloodclaw")
    t:in_play(1, "Hootie")
  end,
}
