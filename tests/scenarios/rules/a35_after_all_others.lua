return scenario "A35: both read health after all other modifiers" {
  cites = { "CR 719.4", "CR 719.2" },
  cards = {
    chief = ally "Chieftain" { cost = 0, atk = 0, damage = "melee", health = 4,
      text = "Has ATK as it has health.",
      powers = { gives { to = this, atk = plus(its("health")) } } },
    word = ability "Bravery" { cost = 0, ongoing = true, class = { "mage" }, text = "Attached ally has double health.",
      attach = target("host", any.ally, help),
      powers = { gives { to = attached, health = double } } },
    salve = ability "Salve" { cost = 0, class = { "mage" }, text = "Target ally has +1 health this turn.",
      targets = { target("friend", any.ally, help) },
      play = function(me, t) t.friend:gain { health = plus(1), lasts = this_turn } end },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Chieftain" }, hand = { "Bravery", "Salve" } })
  end,
  play = function(t)
    t:plays(1, "Bravery", { target = "Chieftain" })
    t:everyone_passes()
    t:atk("Chieftain", 8)
    t:plays(1, "Salve", { target = "Chieftain" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:health("Chieftain", 10)             -- (4 + 1) doubled
    t:atk("Chieftain", 10)
  end,
}
