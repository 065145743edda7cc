return scenario "Marked for Death strengthens the allies that attack its bearer, and no others" {
  cites = { "CR 400.2", "CR 602.3", "CR 704.1", "CR 305.2a" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Kor Cindervein", "Jeleane Nightbreeze" },
      hand = { "Marked for Death" }, resources = 2 })
    t:seat(2, { hero = "tdp/grumpherys", play = { "Bloodclaw" }, deck = { "Fury" } })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:cant(1, "plays", "Marked for Death", { target = "Kor Cindervein" })
    t:attacks(1, "Kor Cindervein", "Onyxia")
    t:plays(1, "Marked for Death", { target = "Onyxia" })
    t:everyone_passes()
    t:attached("Marked for Death", "Onyxia")
    t:atk("Kor Cindervein", 3)                       -- she is not defending yet
    t:everyone_passes()
    t:atk("Kor Cindervein", 4)
    t:atk("Jeleane Nightbreeze", 3)                  -- she does not attack
    t:to_end_of_combat()
    t:damage("Onyxia", 4)
    t:attacks(1, "Jeleane Nightbreeze", "Onyxia")
    t:protects("boss", "Guardian Steppestrider")     -- another one defends now
    t:to_end_of_combat()
    t:damage("Guardian Steppestrider", 3)
    t:attacks(1, "Grumpherys@1", "Onyxia")
    t:everyone_passes()
    t:atk("Grumpherys@1", 0)                         -- no ally
    t:to_end_of_combat()
    t:ends_turn()
    t:attacks(2, "Bloodclaw", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 7)
  end,
}
