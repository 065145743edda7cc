return ally "Lhurg Venomblade" {
  number = 199, rarity = "rare",
  cost = 4, atk = 2, damage = "melee", health = 2,
  tags = { "Dwarf", "Rogue" }, faction = "alliance",
  text = "[Activate]: Destroy target exhausted ally.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("mark", any.ally:with { exhausted = true }, harm) },
      effect = function(me, t) t.mark:destroy() end },
  },
}
