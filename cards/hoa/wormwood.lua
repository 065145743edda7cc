return ally "Wormwood" {
  number = 272, rarity = "uncommon",
  cost = 2, atk = 1, damage = "shadow", health = 1,
  tags = { "Undead", "Warlock" }, faction = "horde",
  values = { price = 1, pain = 1 },
  text = "({price}) and put {pain} damage on this: Put target ally into its owner's hand.",
  powers = {
    pays { cost = { resources = value.price, damage = { to = this, count = value.pain } },
      targets = { target("exile", any.ally, harm) },
      effect = function(me, t) t.exile:to_hand() end },
  },
}
