return ability "Meaningless Exertion" {
  number = 23, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "Choose one: Destroy target ability. Or: Interrupt target ability card on the chain.",
  modes = {
    mode {
      text = "Target ability in play is destroyed.",
      targets = { target("ability", any.ability, harm) },
      play = function(me, t) t.ability:destroy() end,
    },
    mode {
      text = "Target ability card on the chain is interrupted.",
      targets = { target("spell", link.ability, harm) },
      play = function(me, t) t.spell:interrupt() end,
    },
  },
}
