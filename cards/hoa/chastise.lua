return ability "Chastise" {
  number = 76, rarity = "uncommon",
  cost = 2, tags = { "Holy" }, class = { "priest" },
  values = { amount = 2 },
  text = "A stern word and {amount} holy damage, which your hero deals to target character: \z
    unpreventable.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "holy", t.prey, { unpreventable = true }) end,
}
