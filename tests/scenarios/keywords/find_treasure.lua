return scenario "Find Treasure draws a card and discards one, or does neither" {
  cites = { "KW Find Treasure" },
  cards = {
    digger = ally "Digger" { cost = 0, atk = 1, damage = "melee", health = 2, keywords = "Find Treasure" },
  },
  given = function(t)
    t:seat(1, { hand = { "Digger", "Digger" }, deck = { "Fire Blast", "Fire Blast" } })
  end,
  play = function(t)
    t:plays(1, "Digger")
    t:everyone_passes()
    t:will_answer(1, "yes")
    t:will_answer(1, "Fire Blast")
    t:everyone_passes()
    t:in_graveyard(1, "Fire Blast")
    t:plays(1, "Digger")
    t:everyone_passes()
    t:will_answer(1, "no")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 0)
    t:deck_count(1, 1)
  end,
}
