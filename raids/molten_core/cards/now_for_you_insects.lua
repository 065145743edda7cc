return ability '"NOW FOR YOU, INSECTS!"' {
  number = 51, rarity = "uncommon", cost = 2, instant = true,
  tags = { "Ragnaros" },
  text = "Interrupt target equipment, ally or ability card on the chain.",
  targets = { target("plan", link.ability.ally.equipment, harm) },
  play = function(me, t) t.plan:interrupt() end,
}
