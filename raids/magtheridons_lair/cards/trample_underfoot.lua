return ability "Trample Underfoot" {
  number = 29, rarity = "uncommon", cost = 2,
  ongoing = true,
  values = { tread = 2 },
  text = "Your hero deals {tread} melee damage to target character. <p> Ongoing: When your hero \z
    is exhausted, your hero deals {tread} melee damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.tread, "melee", t.prey) end,
  powers = {
    when.exhausted { of = your.hero, targets = { target("prey", any.character, harm) },
      effect = function(me, event, t) me.hero:deal(me.tread, "melee", t.prey) end },
  },
}
