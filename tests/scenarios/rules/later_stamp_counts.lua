return scenario "Of two who change a number the later one has the last word" {
  cites = { "CR 718.1", "CR 718.2a" },
  raiders = 2,
  cards = {
    fixer = ally "Fixer" { cost = 1, atk = 1, damage = "melee", health = 5, text = "ATK is 5.",
      powers = { gives { to = your.ally, atk = set_to(5) } } },
  },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Fixer", "Battle Shout" } })
    t:seat(2, { hero = "tdp/bulkas_wildhorn", play = { "Battle Shout", "Fixer" } })
  end,
  expect = function(t)
    t:atk("Fixer@1", 6)
    t:atk("Fixer@2", 5)
  end,
}
