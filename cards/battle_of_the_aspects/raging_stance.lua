return ability "Raging Stance" {
  number = 30, rarity = "uncommon",
  cost = 3, ongoing = true, tags = { "Fury" }, class = { "warrior" },
  values = { less = 2, price = 4 },
  text = "Ongoing: Your hero has Two-Handed Dual Wield. <p> Ongoing: Your quests can't be \z
    completed. <p> Ongoing: You can't play allies, abilities, armor or items. <p> Ongoing: Your \z
    weapons have -{less} strike cost. <p> Ongoing: ({price}), [Activate]: Ready your hero and \z
    each of your weapons.",
  powers = {
    gives { to = your.hero, keyword = "Two-Handed Dual Wield" },
    gives { to = your.quest, cant = "use powers" },
    gives { to = your.ability:or_type("ally", "armor", "item"):in_zone("hand", "graveyard", "deck"),
      cant = "be played" },
    gives { to = your.weapon, strike = plus(-value.less) },
    pays { cost = { resources = value.price, exhaust = this },
      effect = function(me) (all { me.hero } + all(your.weapon)):ready() end },
  },
  rulings = { "Quests may still be placed, and weapons played." },
}
