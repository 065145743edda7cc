return item "Band of Sulfuras" {
  number = 11, rarity = "rare",
  cost = 3,
  tags = { "Ring (2)" },
  class = { "druid", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { more = 1 },
  text = "If a friendly character would deal damage to an Elemental character, instead it deals \z
    {more} more.",
  powers = {
    raises.damage { from = friendly.character, to = any.character:with { tag = "Elemental" }, by = value.more },
  },
}
