return ally "Wazzuli Wildmender" {
  number = 270, rarity = "common",
  cost = 5, atk = 3, damage = "nature", health = 5,
  tags = { "Troll", "Shaman" }, faction = "horde",
  values = { amount = 1 },
  text = "As each of your turns starts, every character that you control is healed by Wazzuli: \z
    {amount} damage each.",
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me:heal(me.amount, your.character) end },
  },
}
