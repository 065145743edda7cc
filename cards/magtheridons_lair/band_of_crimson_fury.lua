return item "Band of Crimson Fury" {
  number = 9, rarity = "rare",
  cost = 3,
  tags = { "Ring (2)" },
  class = { "mage", "priest", "shaman", "warlock" },
  values = { price = 3, cards = 1, more = 3 },
  text = "({price}) and discard a card: This turn, if a source would deal damage with one of \z
    your abilities, instead it deals {more} more. Only the next time.",
  powers = {
    pays { cost = { resources = value.price, discard = value.cards },
      effect = function(me) me:begin("fury", this_turn) end },
  },
  later = { fury = raises.damage { with = your.ability, by = value.more, once = true } },
}
