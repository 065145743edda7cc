return event "Claw, Claw, Bite" {
  number = 8, rarity = "uncommon", tags = { "Onyxia" },
  values = { amount = 1 },
  text = "Onyxia wades into the party of target player: every hero and ally there takes \z
    {amount} melee damage.",
  targets = { target("player", player.any, harm) },
  play = function(me, t) me.hero:deal(me.amount, "melee", t.player.party:where(any.character)) end,
}
