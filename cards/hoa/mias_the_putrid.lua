return ally "Mias the Putrid" {
  number = 251, rarity = "common",
  cost = 2, atk = 1, damage = "shadow", health = 1,
  tags = { "Undead", "Warlock" }, faction = "horde",
  values = { cards = 1 },
  text = "When this enters play, target player discards {cards} card.",
  powers = {
    when.enters_play { of = this, targets = { target("player", player.any, harm) },
      effect = function(me, event, t) t.player:discard(me.cards) end },
  },
}
