local strike = use("black_temple/beam").strike

return ability "Wicked Beam" {
  number = 28, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "Your hero deals X shadow damage to target opposing character and to each other \z
    opposing character that shares a race with it.",
  rulings = { "A Demon is of no race: it alone is dealt damage." },
  targets = { target("prey", opposing.character, harm) },
  play = function(me, t) strike(me, t.prey, "race") end,
}
