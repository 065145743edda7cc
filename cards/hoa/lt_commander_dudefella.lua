return ally "Lt. Commander Dudefella" {
  number = 203, rarity = "rare",
  cost = 3, atk = 1, damage = "frost", health = 3,
  tags = { "Human", "Mage" }, faction = "alliance",
  values = { price = 1, amount = 1 },
  text = "({price}), [Activate]: This deals {amount} frost damage to target character. A \z
    character dealt damage this way can't attack this turn.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      targets = { target("mark", any.character, harm) },
      effect = function(me, t)
        local _, frozen = me:deal(me.amount, "frost", t.mark)
        frozen:gain { cant = "attack", lasts = this_turn }
      end },
  },
}
