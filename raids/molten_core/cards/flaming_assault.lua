return ability "Flaming Assault" {
  number = 45, rarity = "uncommon", cost = 3, instant = true,
  tags = { "Ragnaros" },
  text = "Ready your hero.",
  play = function(me) me.hero:ready() end,
}
