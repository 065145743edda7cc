return event "You Are Not Prepared!" {
  number = 65, rarity = "uncommon",
  ongoing = true,
  text = "Ongoing: Destroy this: Put the top card of your minion deck face down into your \z
    resource row.",
  powers = {
    pays { cost = { destroy = this }, effect = function(me)
      local minion = me.player.decks.minion:top()
      if minion then minion:to_resources { face = "down", of = me.player } end
    end },
  },
}
