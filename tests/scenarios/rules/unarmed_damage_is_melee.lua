return scenario "A hero who names no type of damage deals melee damage" {
  cites = { "CR 408.3a" },
  cards = {
    fist = ability "Fist" { cost = 0, class = { "mage" }, ongoing = true, text = "+1 ATK.",
      powers = { gives { to = your.hero, atk = plus(1) } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Fist" } })
  end,
  play = function(t)
    t:attacks(1, "Ta'zo", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:told { "deals 1 melee damage to Onyxia" }
  end,
}
