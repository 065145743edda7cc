local strike = use("black_temple/beam").strike

return ability "Wicked Beam" {
  number = 28, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "It jumps from kin to kin: target opposing hero or ally and every other one whose race \z
    is the same take X shadow damage each from your hero.",
  targets = { target("prey", opposing.character, harm) },
  play = function(me, t) strike(me, t.prey, "race") end,
}
