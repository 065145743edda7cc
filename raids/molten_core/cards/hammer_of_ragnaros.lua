local goods = any.ability:or_type("ally", "equipment")

return ability "Hammer of Ragnaros" {
  number = 47, rarity = "uncommon", cost = 1,
  tags = { "Ragnaros" },
  text = "Destroy target equipment, ally or ability. Its controller destroys another one of \z
    their equipment, allies or abilities.",
  targets = { target("first", goods, harm) },
  play = function(me, t)
    local owner = t.first.controller
    t.first:destroy()
    all { owner:choose { from = goods:of(owner):other(t.first), to = "destroy",
      prompt = "Destroy another one of yours" } }:destroy()
  end,
}
