return ability "Chastise" {
  number = 76, rarity = "uncommon",
  cost = 2, tags = { "Holy" }, class = { "priest" },
  values = { amount = 2 },
  text = "Your hero deals {amount} unpreventable holy damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "holy", t.prey, { unpreventable = true }) end,
}
