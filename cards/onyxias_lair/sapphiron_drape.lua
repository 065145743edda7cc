return armor "Sapphiron Drape" {
  number = 18, rarity = "rare",
  cost = 5, def = 1,
  tags = { "Back (1)", "Cloth" },
  class = { "druid", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { harm = 1, cure = 1 },
  text = "Frozen magic hums in the folds. What your hero would deal with an ability is {harm} \z
    more damage instead, <p> and what it would heal with one is {cure} more instead.",
  powers = {
    raises.damage { from = your.hero, with = any.ability, by = value.harm, cites = "CR 717.1" },
    raises.healing { from = your.hero, with = any.ability, by = value.cure, cites = "CR 717.1" },
  },
}
