local bloods = use("magtheridons_lair/words").bloods

return ability "Magtheridon's Rage" {
  number = 15, rarity = "uncommon", cost = x,
  text = "Your hero deals X melee damage to target ally and to up to as many other target \z
    allies as there are Blood fixtures.",
  targets = {
    target("first", any.ally, harm),
    target("more", any.ally, harm, { up_to = count(bloods), not_as = "first" }),
  },
  play = function(me, t) me.hero:deal(me.x, "melee", all { t.first } + t.more) end,
}
