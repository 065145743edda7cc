return ally "Tyrus Sheynathren" {
  number = 238, rarity = "uncommon",
  cost = 4, atk = 3, damage = "arcane", health = 4,
  tags = { "Blood Elf", "Priest" }, faction = "horde",
  values = { price = 3 },
  text = "({price}) and destroy this: Interrupt target ability card on the chain.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      targets = { target("spell", link.ability, harm) },
      effect = function(me, t) t.spell:interrupt() end },
  },
}
