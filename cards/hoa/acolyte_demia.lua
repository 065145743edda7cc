return ally "Acolyte Demia" {
  number = 173, rarity = "uncommon",
  cost = 6, atk = 3, damage = "shadow", health = 6,
  tags = { "Human", "Warlock" }, faction = "alliance",
  values = { price = 1, wound = 1, amount = 1 },
  text = "({price}) and put {wound} damage on this: This deals {amount} shadow damage to target \z
    character. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, damage = { to = this, count = value.wound } },
      only_your_turn = true,
      targets = { target("prey", any.character, harm) },
      effect = function(me, t) me:deal(me.amount, "shadow", t.prey) end },
  },
}
