return ally "Confessor Mildred" {
  number = 232, rarity = "common",
  cost = 2, atk = 2, damage = "shadow", health = 2,
  tags = { "Undead", "Priest" }, faction = "horde",
  values = { price = 2 },
  text = "({price}) and destroy this: Destroy target ability.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      targets = { target("spell", any.ability, harm) },
      effect = function(me, t) t.spell:destroy() end },
  },
}
