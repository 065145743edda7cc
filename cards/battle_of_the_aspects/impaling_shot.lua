return ability "Impaling Shot" {
  number = 8, rarity = "common",
  cost = 2, tags = { "Survival" }, class = { "hunter" },
  text = "Your hero deals ranged damage equal to target ally's cost to that ally.",
  targets = { target("prey", any.ally, harm) },
  play = function(me, t) me.hero:deal(t.prey.cost, "ranged", t.prey) end,
}
