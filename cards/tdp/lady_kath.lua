return ally "Lady Kath" {
  number = 175, rarity = "uncommon",
  cost = 5, atk = 4, damage = "holy", health = 5,
  tags = { "Human", "Paladin" }, faction = "alliance",
  text = "When each turn ends, this heals all damage from each ally.",
  powers = {
    at.end_of_turn { effect = function(me) me:heal("all", any.ally) end },
  },
}
