return hero "Lionar the Blood Cursed" {
  number = 31, rarity = "uncommon",
  health = 30,
  tags = { "Orc", "Warrior", "Traitor", "Mining", "Enchanting" },
  class = { "warrior" }, faction = "horde",
  values = { price = 2 },
  text = "({price}) and flip this: Destroy target ally with Protector. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      only_your_turn = true,
      targets = { target("guard", any.ally:with { keyword = "Protector" }, harm) },
      effect = function(me, t) t.guard:destroy() end },
  },
  back = {},
}
