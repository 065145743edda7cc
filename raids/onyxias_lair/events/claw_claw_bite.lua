return event "Claw, Claw, Bite" {
  number = 8, rarity = "uncommon", tags = { "Onyxia" },
  values = { amount = 1 },
  text = "Your hero deals {amount} melee damage to each character in target player's party.",
  targets = { target("player", player.any, harm) },
  play = function(me, t) me.hero:deal(me.amount, "melee", t.player.party:where(any.character)) end,
}
