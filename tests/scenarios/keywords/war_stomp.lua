return scenario "War Stomp may exhaust an opposing character as it attacks or defends" {
  cites = { "KW War Stomp" },
  cards = {
    bull = ally "Bull" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "War Stomp" },
    guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Protector" },
  },
  given = function(t)
    t:seat(1, { play = { "Bull" } })
    t:boss { play = { "Guard", "Guard" } }
  end,
  play = function(t)
    t:will_answer(1, { "Guard", 1 }, "target")
    t:will_answer(1, "yes")
    t:attacks(1, "Bull", { "Guard", 2 })
    t:finishes_chain()
    t:exhausted({ "Guard", 1 })
    t:to_end_of_combat()
    t:ends_turn()
    t:ready({ "Guard", 1 })
    t:will_answer(1, { "Guard", 1 }, "target")
    t:will_answer(1, "yes")
    t:attacks("boss", { "Guard", 2 }, "Bull")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:exhausted({ "Guard", 1 })
  end,
}
