return ally "Masten Everspirit" {
  number = 250, rarity = "rare",
  cost = 5, atk = 4, damage = "nature", health = 2,
  tags = { "Tauren", "Shaman" }, faction = "horde",
  text = "When this is destroyed, you may put it into its owner's hand.",
  powers = {
    when.destroyed { of = this, may = true,
      effect = function(me, event) event.became:to_hand() end },
  },
}
