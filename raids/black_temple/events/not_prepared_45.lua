return event "You Are Not Prepared!" {
  number = 45, rarity = "uncommon",
  values = { count = 2 },
  text = "They were waiting: the top {count} cards of the Minion deck enter play face up.",
  play = function(me) me.player.decks.minion:top(me.count):to_play { under = me.player } end,
}
