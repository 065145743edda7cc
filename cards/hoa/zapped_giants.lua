local finds = use "hoa/finds"

return quest "Zapped Giants" {
  number = 361, rarity = "common",
  values = { price = 2, look = 3 },
  text = "({price}): shrink a giant, keep a spell. Show all players the top {look} cards of your \z
    deck: one ability among them goes into your hand, the rest to the bottom.",
  reward = { cost = { resources = value.price },
    effect = function(me) finds.one(me, me.look, any.ability:in_zone("deck")) end },
}
