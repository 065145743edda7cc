return event "Quicken the Pace" {
  number = 22, rarity = "uncommon", tags = { "Onyxia" },
  text = "Put the top card of the event deck face down into your resource row. Each opponent puts the top card of \z
    his deck face down into his.",
  play = function(me)
    me.player.decks.event:top(1):to_resources { face = "down", of = me.player }
    for _, player in each(me.player.opponents) do
      player.deck:top(1):to_resources { face = "down", of = player }
    end
  end,
}
