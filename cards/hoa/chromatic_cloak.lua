return armor "Chromatic Cloak" {
  number = 282, rarity = "uncommon",
  cost = 4, def = 0,
  tags = { "Back (1)", "Cloth" },
  class = { "druid", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { bonus = 1 },
  text = "If your hero would deal damage with an ability card, instead it deals {bonus} more.",
  rulings = { "It may be anybody's ability card.",
    "Only the amount changes: type, source and what it is dealt with stay." },
  powers = {
    raises.damage { from = your.hero, with = any.ability, by = value.bonus, cites = "CR 717.1" },
  },
}
