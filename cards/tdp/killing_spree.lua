return ability "Killing Spree" {
  number = 122, rarity = "rare",
  cost = 3, tags = { "Fury" }, class = { "warrior" },
  text = "Whoever bleeds is next, on every side: all damaged allies are destroyed.",
  play = function(me) all(any.ally:with { damaged = true }):destroy() end,
}
