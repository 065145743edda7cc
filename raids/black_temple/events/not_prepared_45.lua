return event "You Are Not Prepared!" {
  number = 45, rarity = "uncommon",
  values = { count = 2 },
  text = "Put the top {count} cards of your minion deck into play.",
  play = function(me) me.player.decks.minion:top(me.count):to_play { under = me.player } end,
}
