return scenario "Arcane Torrent takes an opposing card's powers for the turn, and it can't have others" {
  cites = { "KW Arcane Torrent" },
  cards = {
    sage = ally "Sage" { cost = 0, atk = 1, damage = "arcane", health = 2, keywords = "Arcane Torrent" },
    guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Protector" },
    zeal = ability "Zeal" { cost = 0, instant = true, text = "Each of your allies has Protector this turn.",
      play = function(me) your.ally:gain { keyword = "Protector", lasts = this_turn } end },
  },
  given = function(t)
    t:seat(1, { hand = { "Sage" } })
    t:boss { play = { "Guard" }, hand = { "Zeal" } }
  end,
  play = function(t)
    t:plays(1, "Sage")
    t:everyone_passes()
    t:answers(1, "Guard")
    t:everyone_passes()
    t:has("Guard", "Protector", false)
    t:passes(1)
    t:plays("boss", "Zeal")
    t:everyone_passes()
    t:has("Guard", "Protector", false)
    t:ends_turn()
  end,
  expect = function(t)
    t:has("Guard", "Protector")
  end,
}
