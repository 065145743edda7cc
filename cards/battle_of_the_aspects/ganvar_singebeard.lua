return ally "Ganvar Singebeard" {
  number = 35, rarity = "uncommon",
  cost = 2, atk = 3, damage = "fire", health = 1,
  tags = { "Dwarf", "Mage" }, faction = "alliance",
  text = "When your turn starts, this deals fire damage equal to its ATK to each opposing hero.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me) me:deal(me.atk, "fire", opposing.hero) end },
  },
}
