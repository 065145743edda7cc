return ability "Volcanic Lair" {
  number = 32, rarity = "uncommon", cost = 1,
  tags = { "Molten Core" },
  ongoing = true,
  values = { row = 5 },
  text = "Ongoing: When your turn starts, if you have {row} or more resources, destroy target \z
    opposing hero.",
  powers = {
    at.start_of_turn { whose = "your", only_if = count(your.resource):at_least(value.row), cites = "R303.3a",
      targets = { target("victim", opposing.hero, harm) },
      effect = function(me, event, t) t.victim:destroy() end },
  },
}
