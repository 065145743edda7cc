return ability "Condemn" {
  number = 15, rarity = "common", instant = true,
  cost = 2, tags = { "Retribution" }, class = { "paladin" },
  text = "Only if you have a defending ally. If you have a defending ally, destroy target \z
    attacking ally.",
  targets = { target("attacker", any.ally:with { attacking = true }, harm) },
  only_if = count(your.ally:with { defending = true }),
  play = function(me, t)
    if #all(your.ally:with { defending = true }) > 0 then t.attacker:destroy() end
  end,
  rulings = { "An ally attacks nobody before somebody defends: in the attack window this is too early." },
}
