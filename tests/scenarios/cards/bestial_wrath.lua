return scenario "Bestial Wrath makes a Pet fierce and unhurt until the turn is over" {
  cites = { "CR 714.3", "CR 717.2", "CR 715.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Bestial Wrath", "Fury" }, resources = 1,
      play = { "Rayder", "Kor Cindervein" }, deck = { "Chops" } })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:attacks(1, "Kor Cindervein", "Onyxia")
    t:can(1, "plays", "Bestial Wrath")               -- in the middle of a combat
    t:to_end_of_combat()
    t:cant(1, "plays", "Bestial Wrath", { target = "Kor Cindervein" })
    t:plays(1, "Bestial Wrath", { target = "Rayder" })
    t:everyone_passes()
    t:atk("Rayder", 5)
    t:attacks(1, "Rayder", "Guardian Steppestrider")
    t:to_end_of_combat()
    t:in_graveyard("boss", "Guardian Steppestrider")
    t:damage("Rayder", 0)
    t:ends_turn()
    t:atk("Rayder", 2)
    t:attacks("boss", "Onyxia", "Rayder")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Rayder", 1)
    t:damage("Onyxia", 5)
  end,
}
