return ally "Bluffwatchers" {
  number = 200, rarity = "common",
  cost = 3, atk = 2, damage = "melee", health = 2,
  tags = { "Tauren", "Warrior" }, faction = "horde", unlimited = true,
  values = { bonus = 1 },
  text = "This has +{bonus} ATK and +{bonus} health for each of your other allies named \z
    Bluffwatchers.",
  powers = {
    gives { to = this,
      atk = plus(value.bonus * count(your.ally:with { name = "Bluffwatchers" }:other())),
      health = plus(value.bonus * count(your.ally:with { name = "Bluffwatchers" }:other())) },
  },
}
