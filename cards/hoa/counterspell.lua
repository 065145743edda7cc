return ability "Counterspell" {
  number = 51, rarity = "rare",
  cost = 2, tags = { "Arcane" }, class = { "mage" },
  instant = true,
  text = "One gesture unravels it: target ability card on the chain is interrupted.",
  targets = { target("spell", link.ability, harm) },
  play = function(me, t) t.spell:interrupt() end,
}
