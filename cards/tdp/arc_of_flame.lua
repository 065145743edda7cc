return ability "Arc of Flame" {
  number = 45, rarity = "common",
  cost = 5, tags = { "Fire" }, class = { "mage" },
  values = { whole = 4, part = 2, allies = 2 },
  text = "Choose one: Your hero deals {whole} fire damage to target ally. Or: Your hero deals \z
    {part} fire damage each to {allies} target allies.",
  modes = {
    mode { text = "Your hero deals {whole} fire damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(me.whole, "fire", t.prey) end },
    mode { text = "Your hero deals {part} fire damage each to {allies} target allies.",
      targets = { target("prey", any.ally, harm, { count = value.allies }) },
      play = function(me, t) me.hero:deal(me.part, "fire", t.prey) end },
  },
}
