return scenario "Whoever compliments what is AWESOME draws a card" {
  cites = { "KW AWESOME" },
  raiders = 2,
  cards = {
    star = ally "Star" { cost = 0, atk = 1, damage = "arcane", health = 2, keywords = "AWESOME" },
  },
  given = function(t)
    t:seat(1, { play = { "Star" }, deck = { "Fire Blast", "Fire Blast", "Fire Blast" } })
    t:seat(2, { deck = { "Fire Blast" } })
    t:boss { deck = { "Crush" } }
    t:turn("boss")
  end,
  play = function(t)
    t:will_answer(1, "yes", "ompliment")
    t:will_answer(2, "yes", "ompliment")
    t:will_answer("boss", "no", "ompliment")
    t:ends_turn()
    t:is_turn(1)
  end,
  expect = function(t)
    t:hand_count(1, 2)                  -- and the one of the draw step
    t:hand_count(2, 1)
    t:hand_count("boss", 0)
  end,
}
