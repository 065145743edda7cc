return event "You Are Not Prepared!" {
  number = 65, rarity = "uncommon",
  ongoing = true,
  text = "Ongoing: Destroy this event: the top card of the Minion deck goes face down into your \z
    resource row, ready.",
  powers = {
    pays { cost = { destroy_this = true }, effect = function(me)
      local minion = me.player.decks.minion:top()
      if minion then minion:to_resources { face = "down", of = me.player } end
    end },
  },
}
