return event "Quicken the Pace" {
  number = 22, rarity = "uncommon", tags = { "Onyxia" },
  text = "A card from the top of the event deck, and one from each opponent's own deck, lands \z
    face down in the resource row of its player.",
  play = function(me)
    me.player.decks.event:top(1):to_resources { face = "down", of = me.player }
    for _, player in each(me.player.opponents) do
      player.deck:top(1):to_resources { face = "down", of = player }
    end
  end,
}
