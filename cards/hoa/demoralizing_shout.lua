return ability "Demoralizing Shout" {
  number = 140, rarity = "uncommon",
  cost = 3, tags = { "Shout", "Fury" }, class = { "warrior" },
  instant = true, ongoing = true,
  values = { loss = 1 },
  text = "Ongoing: Opposing allies have -{loss} ATK.",
  powers = {
    gives { to = opposing.ally, atk = plus(-value.loss) },
  },
}
