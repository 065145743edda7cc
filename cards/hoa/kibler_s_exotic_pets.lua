local finds = use "hoa/finds"

return quest "Kibler's Exotic Pets" {
  number = 355, rarity = "common",
  values = { price = 2, look = 3 },
  text = "({price}): Kibler opens his cages. Show all players the top {look} cards of your deck: \z
    one ally among them goes into your hand, the rest to the bottom.",
  reward = { cost = { resources = value.price },
    effect = function(me) finds.one(me, me.look, any.ally:in_zone("deck")) end },
}
