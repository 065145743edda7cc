local bloods = use("magtheridons_lair/words").bloods

return ability "Spirit Wrench" {
  number = 24, rarity = "uncommon", cost = 3,
  values = { least = 7 },
  text = "Only if there are {least} or more Blood fixtures. Remove all damage from target \z
    opposing hero. Put as much damage on another target hero.",
  only_if = count(bloods):at_least(value.least),
  targets = { target("from", opposing.hero, help), target("onto", any.hero, harm, { not_as = "from" }) },
  play = function(me, t)
    local damage = t.from and t.from.damage or 0
    all { t.from }:remove_damage("all")
    all { t.onto }:put_damage(damage)
  end,
}
