return ally "Wazzuli Wildmender" {
  number = 270, rarity = "common",
  cost = 5, atk = 3, damage = "nature", health = 5,
  tags = { "Troll", "Shaman" }, faction = "horde",
  values = { amount = 1 },
  text = "When your turn starts, this heals {amount} damage from each of your characters.",
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me:heal(me.amount, your.character) end },
  },
}
