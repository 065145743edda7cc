return armor "Dragonstalker's Helmet" {
  number = 11, rarity = "epic",
  cost = 2, def = 1,
  tags = { "Head (1)", "Mail" },
  class = { "hunter" },
  values = { bonus = 1 },
  text = "When you play a hunter ability card, ready this. <p> [Activate]: Target Pet ally has \z
    +{bonus} ATK this turn.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("pet", any.ally:with { tag = "Pet" }, help) },
      effect = function(me, t) t.pet:gain { atk = me.bonus, lasts = this_turn } end },
    when.played { whose = "your", of = any.ability:with { class = "hunter" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
