return scenario "Kor Cindervein trades blows three for three" {
  cites = { "CR 302.1", "CR 603.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Kor Cindervein" } })
    t:boss { play = { "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:health("Kor Cindervein", 3)
    t:has("Kor Cindervein", "Paladin")
    t:attacks(1, "Kor Cindervein", "Tyrus Sheynathren")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard(1, "Kor Cindervein")
    t:damage("Tyrus Sheynathren", 3)
  end,
}
