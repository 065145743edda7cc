return ability "Demoralizing Shout" {
  number = 140, rarity = "uncommon",
  cost = 3, tags = { "Shout", "Fury" }, class = { "warrior" },
  instant = true, ongoing = true,
  values = { loss = 1 },
  text = "Ongoing: The shout takes the heart out of your opponents' allies: -{loss} ATK.",
  powers = {
    gives { to = opposing.ally, atk = plus(-value.loss) },
  },
}
