return ability "Killing Spree" {
  number = 122, rarity = "rare",
  cost = 3, tags = { "Fury" }, class = { "warrior" },
  text = "Destroy each damaged ally.",
  play = function(me) all(any.ally:with { damaged = true }):destroy() end,
}
