return ally "Lady Kath" {
  number = 175, rarity = "uncommon",
  cost = 5, atk = 4, damage = "holy", health = 5,
  tags = { "Human", "Paladin" }, faction = "alliance",
  text = "When a turn ends, whosever it was, Lady Kath heals every ally in play, friend and foe, \z
    of all its damage.",
  powers = {
    at.end_of_turn { effect = function(me) me:heal("all", any.ally) end },
  },
}
