return scenario "Damage stays on a character over the turns" {
  cites = { "CR 405.1", "BA:Damage" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { { "Ox", damage = 3 } }, deck = { "Ox", "Ox" } })
    t:boss { deck = { "Ox", "Ox", "Ox" } }
  end,
  play = function(t)
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn("boss")
    t:damage({ "Ox", 1 }, 3)
  end,
}
