return scenario "A mulligan gives seven new cards, once" {
  cites = { "CR 101.1", "CR 101.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo" })
    t:real_start()
  end,
  play = function(t)
    t:hand_count(1, 7)
    t:asked("boss", "Keep this hand?")
    t:answers("boss", "yes")
    t:asked(1, "Keep this hand?")
    t:answers(1, "no")
  end,
  expect = function(t)
    t:hand_count(1, 7)
    t:deck_count(1, 53)
    t:hand_count("boss", 7)
    t:told { "Raider 1 takes a mulligan" }
    t:not_told { "The Boss player takes a mulligan", "draws" }
    t:is_turn("boss")
  end,
}
