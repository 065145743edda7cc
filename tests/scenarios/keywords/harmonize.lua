return scenario "Harmonize makes allies with printed cost 4 or more one cheaper" {
  cites = { "KW Harmonize" },
  cards = {
    singer = ally "Singer" { cost = 1, atk = 1, damage = "holy", health = 2, keywords = "Harmonize" },
    giant = ally "Giant" { cost = 4, atk = 4, damage = "melee", health = 4 },
    dwarf = ally "Dwarf" { cost = 3, atk = 3, damage = "melee", health = 3 },
  },
  given = function(t)
    t:seat(1, { hand = { "Giant", "Dwarf" }, play = { "Singer" }, resources = 5 })
  end,
  play = function(t)
    t:plays(1, "Giant")
    t:everyone_passes()
    t:ready_resources(1, 2)
  end,
  expect = function(t)
    t:cant(1, "plays", "Dwarf")         -- still 3
  end,
}
