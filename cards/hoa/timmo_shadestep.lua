return hero "Timmo Shadestep" {
  number = 7, rarity = "uncommon",
  health = 27,
  tags = { "Gnome", "Rogue", "Assassination", "Engineering", "Mining" },
  class = { "rogue" }, faction = "alliance",
  values = { price = 5 },
  text = "({price}) and flip this: Destroy target exhausted ally. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      only_your_turn = true,
      targets = { target("prey", any.ally:with { exhausted = true }, harm) },
      effect = function(me, t) t.prey:destroy() end },
  },
  back = {},
}
