return scenario "What triggers in the wrap-up step joins the chain in the next ready step" {
  cites = { "CR 503.2a" },
  raiders = 2,
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    crow = ally "Crow" { cost = 1, atk = 1, damage = "melee", health = 3,
      text = "When you discard a card, your hero deals 1 shadow damage to each opposing hero.",
      powers = { when.discarded { whose = "your",
        effect = function(me) me.hero:deal(1, "shadow", opposing.hero) end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }, play = { "Crow" } })
    t:seat(2, { deck = { "Ox", "Ox" } })
    t:turn(1)
  end,
  play = function(t)
    t:will_answer(1, "Ox")
    t:ends_turn()
  end,
  expect = function(t)
    t:hand_count(1, 7)
    t:is_turn(2)
    t:damage("hero@boss", 1)
    t:told { "Raider 1 discards Ox", "Turn 3: raider 2", "Crow triggers", "1 shadow damage", "Raider 2: action phase" }
  end,
}
