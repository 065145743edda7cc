return ally "Tim" {
  number = 192, rarity = "common",
  cost = 3, atk = 1, damage = "arcane", health = 1,
  tags = { "Human", "Mage" }, faction = "alliance",
  keywords = { "Elusive" },
  values = { amount = 1 },
  text = "Elusive <p> [Activate]: This deals {amount} arcane damage to target character.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("mark", any.character, harm) },
      effect = function(me, t) me:deal(me.amount, "arcane", t.mark) end },
  },
}
