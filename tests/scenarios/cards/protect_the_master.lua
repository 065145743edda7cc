return scenario "Under Protect the Master every Pet of the party is a Protector" {
  cites = { "CR 602.2", "CR 704.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Protect the Master" }, resources = 1,
      play = { "Bloodclaw", "Kor Cindervein" } })
    t:boss { play = { "Rayder" } }
    t:turn("boss")
  end,
  play = function(t)
    t:has("Bloodclaw", "Protector", false)
    t:passes("boss")
    t:plays(1, "Protect the Master")
    t:everyone_passes()
    t:in_play(1, "Protect the Master")
    t:has("Kor Cindervein", "Protector", false)
    t:has("Rayder", "Protector", false)
    t:attacks("boss", "Onyxia", "Kor Cindervein")
    t:protects(1, "Bloodclaw")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard(1, "Bloodclaw")
    t:damage("Kor Cindervein", 0)
    t:damage("Onyxia", 3)
  end,
}
