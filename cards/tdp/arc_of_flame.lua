return ability "Arc of Flame" {
  number = 45, rarity = "common",
  cost = 5, tags = { "Fire" }, class = { "mage" },
  values = { whole = 4, part = 2, allies = 2 },
  text = "Choose one: The arc strikes: target ally takes {whole} fire damage from your hero; or \z
    it forks: {allies} target allies take {part} each.",
  modes = {
    mode { text = "The arc strikes: {whole} to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(me.whole, "fire", t.prey) end },
    mode { text = "The arc forks: {part} to each of {allies} target allies.",
      targets = { target("prey", any.ally, harm, { count = value.allies }) },
      play = function(me, t) me.hero:deal(me.part, "fire", t.prey) end },
  },
}
