return armor "Bloodfang Hood" {
  number = 10, rarity = "epic",
  cost = 3, def = 1,
  tags = { "Head (1)", "Leather" },
  class = { "rogue" },
  text = "[Activate]: Somebody looks the wrong way. Exhaust target character; only on your \z
    turn. <p> Each Rogue ability that you play readies the hood.",
  powers = {
    pays { cost = { exhaust_this = true }, only_your_turn = true,
      targets = { target("mark", any.character, harm) },
      effect = function(me, t) t.mark:exhaust() end },
    when.played { whose = "your", of = any.ability:with { class = "rogue" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
