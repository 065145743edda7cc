return ability "Parasitic Shadowfiend" {
  number = 25, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Black Temple" },
  text = "The fiend feeds on what is not yet there: interrupt target ability, ally or equipment \z
    card.",
  targets = { target("meal", link.ability.ally.equipment, harm) },
  play = function(me, t) t.meal:interrupt() end,
}
