return ability "Multi-Shot" {
  number = 41, rarity = "rare",
  cost = 5, tags = { "Marksmanship" }, class = { "hunter" },
  instant = true,
  values = { most = 3, amount = 2 },
  text = "Your hero looses a fan of arrows at up to {most} target characters: each takes \z
    {amount} ranged damage.",
  targets = { target("prey", any.character, harm, { up_to = value.most }) },
  play = function(me, t) me.hero:deal(me.amount, "ranged", t.prey) end,
}
