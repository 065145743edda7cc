return item "Dragonslayer's Signet" {
  number = 21, rarity = "rare",
  cost = 3,
  tags = { "Ring (2)" },
  class = { "druid", "mage", "priest", "shaman", "warlock" },
  values = { bonus = 1 },
  text = "If a friendly character would deal damage to a Dragon character, instead it deals \z
    {bonus} more. <p> If a friendly character would deal damage to a non-Dragon Dragonkin \z
    character, instead it deals {bonus} more.",
  powers = {
    raises.damage { from = friendly.character, by = value.bonus, cites = "CR 717.1",
      to = any.character:with { tag = "Dragon" } },
    raises.damage { from = friendly.character, by = value.bonus, cites = "CR 717.1",
      to = any.character:with { tag = "Dragonkin" }:without { tag = "Dragon" } },
  },
}
