return ally "Lava Pack" {
  number = 37, rarity = "uncommon", cost = 0, atk = 3, damage = "melee", health = 2,
  tags = { "Elemental", "Minion" },
  text = "When this enters play, put the top card of your minion deck into play.",
  powers = {
    when.enters_play { of = this, effect = function(me)
      if me.player.is_boss then me.player.decks.minion:top(1):to_play() end
    end },
  },
}
