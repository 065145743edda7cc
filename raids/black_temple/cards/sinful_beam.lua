local strike = use("black_temple/beam").strike

return ability "Sinful Beam" {
  number = 27, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "The beam sears target opposing hero or ally and every other one whose class is the \z
    same: X shadow damage each from your hero.",
  targets = { target("prey", opposing.character, harm) },
  play = function(me, t) strike(me, t.prey, "class") end,
}
