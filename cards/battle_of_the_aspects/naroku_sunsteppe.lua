return ally "Naroku Sunsteppe" {
  number = 42, rarity = "common",
  cost = 5, atk = 4, damage = "holy", health = 4,
  tags = { "Tauren", "Paladin" }, faction = "horde",
  keywords = { "Protector" },
  values = { bonus = 2 },
  text = "Protector <p> While you have another ally and you have an ability and you have an \z
    equipment, this has +{bonus} ATK and +{bonus} health.",
  powers = {
    gives { to = this, atk = plus(value.bonus), health = plus(value.bonus),
      only_if = count(your.ally:other()) * count(your.ability) * count(your.equipment) },
  },
}
