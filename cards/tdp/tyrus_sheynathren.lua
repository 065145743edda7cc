return ally "Tyrus Sheynathren" {
  number = 238, rarity = "uncommon",
  cost = 4, atk = 3, damage = "arcane", health = 4,
  tags = { "Blood Elf", "Priest" }, faction = "horde",
  values = { price = 3 },
  text = "({price}), destroy Tyrus: with a last word he interrupts target ability card.",
  powers = {
    pays { cost = { resources = value.price, destroy_this = true },
      targets = { target("spell", link.ability, harm) },
      effect = function(me, t) t.spell:interrupt() end },
  },
}
