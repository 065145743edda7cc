return ability "Arcing Smash" {
  number = 19, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "warrior" }, requires = "traitor_hero",
  text = "Destroy target opposing equipment and each other opposing equipment with the same \z
    cost.",
  targets = { target("thing", opposing.equipment, harm) },
  play = function(me, t) all(opposing.equipment:with { cost = t.thing.cost }):destroy() end,
}
