local finds = use "hoa/finds"

return quest "Big Game Hunter" {
  number = 348, rarity = "common",
  values = { price = 2, look = 4 },
  text = "({price}): Reveal the top {look} cards of your deck. Put one equipment among them \z
    into your hand. Put the rest on the bottom of your deck.",
  reward = { cost = { resources = value.price },
    effect = function(me) finds.one(me, me.look, any.equipment:in_zone("deck")) end },
}
