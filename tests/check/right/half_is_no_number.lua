return ability "Test Echo" {
  cost = 1, class = "any",
  text = "Target hero's player draws half as many cards as that hero has damage, rounded down.",
  targets = { target("foe", any.hero, harm) },
  play = function(me, t) t.foe.controller:draw(t.foe.damage // 2) end,
}
