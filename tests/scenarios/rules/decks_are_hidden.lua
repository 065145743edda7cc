return scenario "Nobody looks into a deck, its player neither; how many there are is public" {
  cites = { "CR 415.3a" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    cow = ally "Cow" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Cow" }, deck = { "Ox", "Ox" } })
  end,
  play = function() end,
  expect = function(t)
    t:sees(1, "Cow")
    t:hidden(1, "Ox")
    t:hidden("boss", "Ox")
    t:deck_count(1, 2)
  end,
}
