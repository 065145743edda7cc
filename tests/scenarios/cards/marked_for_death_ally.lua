return scenario "Marked for Death lies on an ally as well as on a hero" {
  cites = { "CR 400.2", "CR 400.6" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Kor Cindervein" },
      hand = { "Marked for Death" }, resources = 2 })
    t:boss { play = { "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:plays(1, "Marked for Death", { target = "Tyrus Sheynathren" })
    t:everyone_passes()
    t:attached("Marked for Death", "Tyrus Sheynathren")
    t:attacks(1, "Kor Cindervein", "Tyrus Sheynathren")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Tyrus Sheynathren")      -- 3 + 1 against his 4
    t:in_graveyard(1, "Marked for Death")
  end,
}
