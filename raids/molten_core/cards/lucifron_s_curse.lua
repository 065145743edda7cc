return ability "Lucifron's Curse" {
  number = 27, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Molten Core" },
  text = "Choose one. If your hero is Lucifron, you may choose both: Destroy target ability. \z
    Or: Interrupt target ability card on the chain.",
  modes = {
    up_to = 1 + hero_is(any.hero:with { name = "Lucifron" }),
    mode { text = "Destroy target ability.", targets = { target("victim", any.ability, harm) },
      play = function(me, t) t.victim:destroy() end },
    mode { text = "Interrupt target ability card on the chain.", targets = { target("spell", link.ability, harm) },
      play = function(me, t) t.spell:interrupt() end },
  },
}
