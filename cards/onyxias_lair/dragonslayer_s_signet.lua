return item "Dragonslayer's Signet" {
  number = 21, rarity = "rare",
  cost = 3,
  tags = { "Ring (2)" },
  class = { "druid", "mage", "priest", "shaman", "warlock" },
  values = { bonus = 1 },
  text = "Your side has a score to settle. As often as a friendly character would deal damage \z
    to a Dragon or a Dragonkin, it deals {bonus} more instead.",
  powers = {
    raises.damage { from = friendly.character, by = value.bonus, cites = "CR 717.1",
      to = any.character:with { tag = "Dragon" } },
    raises.damage { from = friendly.character, by = value.bonus, cites = "CR 717.1",
      to = any.character:with { tag = "Dragonkin" }:without { tag = "Dragon" } },
  },
}
