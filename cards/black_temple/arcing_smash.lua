return ability "Arcing Smash" {
  number = 19, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "warrior" }, requires = "traitor_hero",
  text = "One swing shatters target opposing equipment, and on its way all other opposing \z
    equipment of that cost: everything it meets is destroyed.",
  targets = { target("thing", opposing.equipment, harm) },
  play = function(me, t) all(opposing.equipment:with { cost = t.thing.cost }):destroy() end,
}
