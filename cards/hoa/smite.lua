return ability "Smite" {
  number = 89, rarity = "rare",
  cost = 5, tags = { "Holy" }, class = { "priest" },
  values = { amount = 4 },
  text = "Your hero deals {amount} unpreventable holy damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "holy", t.prey, { unpreventable = true }) end,
}
