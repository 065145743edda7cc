return ally "Gartok Skullsplitter" {
  number = 238, rarity = "common",
  cost = 1, atk = 2, damage = "melee", health = 1,
  tags = { "Orc", "Warrior" }, faction = "horde",
  text = "Gartok goes for the gaps: as he attacks, you may have target armor exhausted.",
  powers = {
    when.attacks { of = this, may = "exhaust", targets = { target("plate", any.armor, harm) },
      effect = function(me, event, t) t.plate:exhaust() end },
  },
}
