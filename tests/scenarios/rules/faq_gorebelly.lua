return scenario "Its whole ATK is dealt to each defender, and it is hardy against each of them" {
  cites = { "CR 601.2" },
  cards = {
    chief = ally "Chief" { cost = 5, atk = 5, damage = "melee", health = 5, keywords = { "Ferocity", "Hardiness" },
      text = "This can attack any number of opposing heroes and allies at once.",
      powers = { gives { to = this, attacks = plus(99) } } },
    elk = ally "Elk" { cost = 1, atk = 3, damage = "melee", health = 9 },
    ram = ally "Ram" { cost = 1, atk = 2, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { play = { "Chief" } })
    t:boss { play = { "Elk", "Ram" } }
  end,
  play = function(t)
    t:attacks(1, "Chief", { "Elk", "Ram" })
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Elk", 5)
    t:damage("Ram", 5)
    t:damage("Chief", 2 + 1)                  -- one less of each packet
  end,
}
