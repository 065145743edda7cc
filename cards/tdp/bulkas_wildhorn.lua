return hero "Bulkas Wildhorn" {
  number = 12, rarity = "uncommon",
  health = 31,
  tags = { "Tauren", "Warrior", "Fury", "Herbalism", "Alchemy" },
  class = { "warrior" }, faction = "horde",
  values = { price = 3 },
  text = "({price}) and flip this: Destroy target damaged ally. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      only_your_turn = true,
      targets = { target("victim", any.ally:with { damaged = true }, harm) },
      effect = function(me, t) t.victim:destroy() end },
  },
  back = {},
}
