return scenario "Grumpherys hides every Pet of his party until the turn is over" {
  cites = { "CR 701.1", "CR 301.2", "CR 714.3e", "CR 601.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Old Bones", "Kor Cindervein" }, resources = 3,
      deck = { "Fury" } })
    t:seat(2, { hero = "tdp/grumpherys", play = { "Fury" } })
    t:boss { play = { "Tyrus Sheynathren" }, hand = { "Trophy Kill" }, resources = 3 }
    t:turn("boss")
  end,
  raiders = 2,
  play = function(t)
    t:passes("boss")
    t:health("Grumpherys@1", 28)
    t:uses(1, "Grumpherys@1")
    t:everyone_passes()
    t:has("Old Bones", "Elusive")
    t:has("Old Bones", "Untargetable")
    t:has("Kor Cindervein", "Elusive", false)
    t:has("Fury", "Elusive", false)                 -- not his
    t:cant("boss", "attacks", "Onyxia", { defender = "Old Bones" })
    t:can("boss", "attacks", "Onyxia", { defender = "Kor Cindervein" })
    t:cant("boss", "plays", "Trophy Kill", { target = "Old Bones" })
    t:plays("boss", "Trophy Kill", { target = "Fury" })
    t:everyone_passes()
    t:cant(1, "uses", "Grumpherys@1")               -- he has turned over
    t:ends_turn()
  end,
  expect = function(t)
    t:has("Old Bones", "Elusive", false)
    t:has("Old Bones", "Untargetable", false)
    t:in_play(1, "Old Bones")
    t:in_graveyard(2, "Fury")
  end,
}
