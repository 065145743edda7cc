return scenario "Frost Trap takes the attackers out of combat, and no opponent attacks again" {
  cites = { "KW Trap", "CR 602.4", "CR 103.2", "CR 714.3e" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Frost Trap" }, play = { "Kor Cindervein" },
      deck = { "Fury" } })
    t:seat(2, { hero = "tdp/grumpherys", play = { "Bloodclaw" }, deck = { "Fury" } })
    t:boss { play = { "Tyrus Sheynathren", "Onyxian Whelp" },
      hand = { "Kagra of the Crossroads" }, resources = 1 }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxian Whelp", "Kor Cindervein")
    t:everyone_passes()
    t:passes("boss")
    t:cant(1, "plays", "Frost Trap", { reason = "CR 403.6" })       -- an ally defends
    t:to_end_of_combat()
    t:attacks("boss", "Onyxia", "Grumpherys@1")
    t:everyone_passes()
    t:passes("boss")
    t:plays(1, "Frost Trap", { pay = { "Grumpherys@1" } })
    t:everyone_passes()
    t:exhausted("Grumpherys@1")
    t:to_end_of_combat()
    t:damage("Grumpherys@1", 0)
    t:exhausted("Onyxia")
    t:plays("boss", "Kagra of the Crossroads")       -- later, with Ferocity: frozen as well
    t:everyone_passes()
    t:cant("boss", "attacks", "Kagra of the Crossroads")
    t:cant("boss", "attacks", "Tyrus Sheynathren")
    t:ends_turn()
    t:attacks(1, "Kor Cindervein", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:damage("Kor Cindervein", 1)
  end,
}
