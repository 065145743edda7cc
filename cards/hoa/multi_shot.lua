return ability "Multi-Shot" {
  number = 41, rarity = "rare",
  cost = 5, tags = { "Marksmanship" }, class = { "hunter" },
  instant = true,
  values = { most = 3, amount = 2 },
  text = "Your hero deals {amount} ranged damage each to up to {most} target characters.",
  targets = { target("prey", any.character, harm, { up_to = value.most }) },
  play = function(me, t) me.hero:deal(me.amount, "ranged", t.prey) end,
}
