return ability "Bloodbath" {
  number = 118, rarity = "rare",
  cost = 2, ongoing = true, tags = { "Traitor" }, class = { "warrior" }, requires = "traitor_hero",
  values = { price = 1, edge = 1 },
  text = "Ongoing: ({price}) and destroy one of your allies: Put a +{edge} ATK counter on each \z
    of your weapons.",
  powers = {
    pays { cost = { resources = value.price, destroy = your.ally },
      effect = function(me) all(your.weapon):add_counters(format("+%d ATK", me.edge)) end },
  },
}
