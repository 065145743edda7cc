local strike = use("black_temple/beam").strike

return ability "Sinful Beam" {
  number = 27, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "Your hero deals X shadow damage to target opposing character and to each other \z
    opposing character that shares a class with it.",
  targets = { target("prey", opposing.character, harm) },
  play = function(me, t) strike(me, t.prey, "class") end,
}
