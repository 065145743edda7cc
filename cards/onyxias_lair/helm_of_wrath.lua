return armor "Helm of Wrath" {
  number = 13, rarity = "epic",
  cost = 4, def = 2,
  tags = { "Head (1)", "Plate" },
  class = { "warrior" },
  values = { price = 2 },
  text = "When you play a warrior ability card, ready this. <p> ({price}), [Activate]: Target \z
    ally can attack only your hero this turn, if able.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      targets = { target("rival", any.ally, harm) },
      effect = function(me, t) t.rival:gain { attacks_only = your.hero, lasts = this_turn } end },
    when.played { whose = "your", of = any.ability:with { class = "warrior" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
