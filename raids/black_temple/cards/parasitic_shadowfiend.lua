return ability "Parasitic Shadowfiend" {
  number = 25, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Black Temple" },
  text = "Interrupt target equipment, ally or ability card on the chain.",
  targets = { target("meal", link.ability.ally.equipment, harm) },
  play = function(me, t) t.meal:interrupt() end,
}
