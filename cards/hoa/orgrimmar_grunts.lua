return ally "Orgrimmar Grunts" {
  number = 254, rarity = "common",
  cost = 2, atk = 1, damage = "melee", health = 1,
  tags = { "Orc", "Warrior" }, faction = "horde", unlimited = true,
  values = { bonus = 1 },
  text = "This has +{bonus} ATK for each of your other allies named Orgrimmar Grunts.",
  powers = {
    gives { to = this,
      atk = plus(value.bonus * count(your.ally:with { name = "Orgrimmar Grunts" }:other())) },
  },
}
