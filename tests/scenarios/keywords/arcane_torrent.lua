return scenario "Arcane Torrent takes an opposing card's powers for the turn" {
  cites = { "KW Arcane Torrent" },
  cards = {
    sage = ally "Sage" { cost = 0, atk = 1, damage = "arcane", health = 2, keywords = "Arcane Torrent" },
    guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Protector" },
  },
  given = function(t)
    t:seat(1, { hand = { "Sage" } })
    t:boss { play = { "Guard" } }
  end,
  play = function(t)
    t:plays(1, "Sage")
    t:everyone_passes()
    t:answers(1, "Guard")
    t:everyone_passes()
    t:has("Guard", "Protector", false)
    t:ends_turn()
  end,
  expect = function(t)
    t:has("Guard", "Protector")
  end,
}
