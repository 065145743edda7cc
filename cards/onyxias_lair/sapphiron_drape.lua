return armor "Sapphiron Drape" {
  number = 18, rarity = "rare",
  cost = 5, def = 1,
  tags = { "Back (1)", "Cloth" },
  class = { "druid", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { harm = 1, cure = 1 },
  text = "If your hero would deal damage with an ability card, instead it deals {harm} more. \z
    <p> If your hero would heal damage with an ability card, instead it heals {cure} more.",
  powers = {
    raises.damage { from = your.hero, with = any.ability, by = value.harm, cites = "CR 717.1" },
    raises.healing { from = your.hero, with = any.ability, by = value.cure, cites = "CR 717.1" },
  },
}
