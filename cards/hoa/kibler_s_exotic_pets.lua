local finds = use "hoa/finds"

return quest "Kibler's Exotic Pets" {
  number = 355, rarity = "common",
  values = { price = 2, look = 3 },
  text = "({price}): Reveal the top {look} cards of your deck. Put one ally among them into \z
    your hand. Put the rest on the bottom of your deck.",
  reward = { cost = { resources = value.price },
    effect = function(me) finds.one(me, me.look, any.ally:in_zone("deck")) end },
}
