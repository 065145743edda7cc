local strike = use("black_temple/beam").strike

return ability "Sinful Beam" {
  number = 27, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "Your hero deals X shadow damage to target opposing character and to each other \z
    opposing character that shares a class with it.",
  rulings = { "A character's class is on its type line; an icon is none." },
  targets = { target("prey", opposing.character, harm) },
  play = function(me, t) strike(me, t.prey, "class") end,
}
