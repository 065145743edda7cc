return ability "Smite" {
  number = 89, rarity = "rare",
  cost = 5, tags = { "Holy" }, class = { "priest" },
  values = { amount = 4 },
  text = "Your hero calls down {amount} holy damage on target character, and nothing can prevent \z
    it.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "holy", t.prey, { unpreventable = true }) end,
}
