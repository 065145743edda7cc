return armor "Bloodfang Hood" {
  number = 10, rarity = "epic",
  cost = 3, def = 1,
  tags = { "Head (1)", "Leather" },
  class = { "rogue" },
  text = "When you play a rogue ability card, ready this. <p> [Activate]: Exhaust target \z
    character. Only in your turn.",
  powers = {
    pays { cost = { exhaust = this }, only_your_turn = true,
      targets = { target("mark", any.character, harm) },
      effect = function(me, t) t.mark:exhaust() end },
    when.played { whose = "your", of = any.ability:with { class = "rogue" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
