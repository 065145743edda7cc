return scenario "ATK below 0 reads as 0" {
  cites = { "CR 104.2" },
  cards = {
    mud = ability "Mud" { cost = 0, class = { "mage" }, ongoing = true, text = "-3 ATK.",
      powers = { gives { to = any.ally, atk = plus(-3) } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Mud", "Taz'dingo" } })
  end,
  play = function(t)
    t:atk("Taz'dingo", 0)
    t:attacks(1, "Taz'dingo", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 0)
  end,
}
