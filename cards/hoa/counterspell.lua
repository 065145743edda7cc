return ability "Counterspell" {
  number = 51, rarity = "rare",
  cost = 2, tags = { "Arcane" }, class = { "mage" },
  instant = true,
  text = "Interrupt target ability card on the chain.",
  targets = { target("spell", link.ability, harm) },
  play = function(me, t) t.spell:interrupt() end,
}
