return ally "Gartok Skullsplitter" {
  number = 238, rarity = "common",
  cost = 1, atk = 2, damage = "melee", health = 1,
  tags = { "Orc", "Warrior" }, faction = "horde",
  text = "When this attacks, you may exhaust target armor.",
  powers = {
    when.attacks { of = this, may = "exhaust", targets = { target("plate", any.armor, harm) },
      effect = function(me, event, t) t.plate:exhaust() end },
  },
}
