return token "Flamewaker" {
  number = 2, rarity = "common",
  atk = 3, damage = "melee", health = 2, tags = { "Flamewaker", "Token" },
  values = { price = 1 },
  text = "({price}) and destroy this: Destroy target equipment.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      targets = { target("gear", any.equipment, harm) },
      effect = function(me, t) t.gear:destroy() end },
  },
}
