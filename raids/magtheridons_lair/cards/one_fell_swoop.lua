local bloods = use("magtheridons_lair/words").bloods

return ability "One Fell Swoop" {
  number = 17, rarity = "uncommon", cost = 6,
  values = { least = 15, blow = 30 },
  text = "Only if there are {least} or more Blood fixtures. As an additional cost, exhaust your \z
    hero. Your hero deals {blow} melee damage to each opposing character. Players can't \z
    interrupt this.",
  only_if = count(bloods):at_least(value.least),
  extra_cost = { exhaust = your.hero },
  cant_be_interrupted = true,
  play = function(me) me.hero:deal(me.blow, "melee", opposing.character) end,
}
