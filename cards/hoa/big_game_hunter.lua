local finds = use "hoa/finds"

return quest "Big Game Hunter" {
  number = 348, rarity = "common",
  values = { price = 2, look = 4 },
  text = "({price}): the hunt yields gear. Show all players the top {look} cards of your deck: \z
    one equipment among them goes into your hand, the rest to the bottom.",
  reward = { cost = { resources = value.price },
    effect = function(me) finds.one(me, me.look, any.equipment:in_zone("deck")) end },
}
