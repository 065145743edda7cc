return ability "Totemic Cleanse" {
  number = 25, rarity = "common", instant = true,
  cost = 1, tags = { "Restoration" }, class = { "shaman" },
  text = "Only if you have a Totem card. Destroy target ability.",
  only_if = count(your.card:with { tag = "Totem" }),
  targets = { target("spell", any.ability, harm) },
  play = function(me, t) t.spell:destroy() end,
}
