return ally "Venomstrike" {
  number = 41, rarity = "rare",
  cost = 4, atk = 1, damage = "melee", health = 5,
  tags = { "Scorpid", "Pet (1)" }, class = { "hunter" },
  values = { amount = 4 },
  text = "The sting is the smaller half of it: as any turn ends, each character that Venomstrike \z
    has dealt damage this turn takes {amount} nature damage from him.",
  powers = {
    at.end_of_turn {
      effect = function(me)
        me:deal(me.amount, "nature", any.character:with { hurt_by_this = true })
      end },
  },
}
