return ally "Voss Treebender" {
  number = 266, rarity = "common",
  cost = 1, atk = 2, damage = "nature", health = 1,
  tags = { "Tauren", "Druid" }, faction = "horde",
  text = "When this attacks, you may exhaust target character.",
  rulings = {
    "What an opponent's card does about the same attack goes onto the chain above this and comes \z
      first: whom it readies in between can still be exhausted (CR 708.1a).",
  },
  powers = {
    when.attacks { of = this, may = "exhaust", targets = { target("held", any.character, harm) },
      effect = function(me, event, t) t.held:exhaust() end },
  },
}
