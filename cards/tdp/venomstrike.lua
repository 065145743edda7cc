return ally "Venomstrike" {
  number = 41, rarity = "rare",
  cost = 4, atk = 1, damage = "melee", health = 5,
  tags = { "Scorpid", "Pet (1)" }, class = { "hunter" },
  values = { amount = 4 },
  text = "When each turn ends, this deals {amount} nature damage to each character that this \z
    dealt damage to this turn.",
  powers = {
    at.end_of_turn {
      effect = function(me)
        me:deal(me.amount, "nature", any.character:with { hurt_by_this = true })
      end },
  },
}
