return event "Quicken the Pace" {
  number = 22, rarity = "uncommon", tags = { "Onyxia" },
  text = "Put the top card of your event deck face down into your resource row. Put the top \z
    card of each opponent's deck face down into its owner's resource row.",
  play = function(me)
    me.player.decks.event:top(1):to_resources { face = "down", of = me.player }
    for _, player in each(me.player.opponents) do
      player.deck:top(1):to_resources { face = "down", of = player }
    end
  end,
}
