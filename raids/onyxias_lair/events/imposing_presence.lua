return event "Imposing Presence" {
  number = 18, rarity = "uncommon", tags = { "Onyxia" },
  text = "Your resources grow: as many cards as the stage come to your row from the top of the \z
    event deck, face down.",
  play = function(me)
    me.player.decks.event:top(raid.stage):to_resources { face = "down", of = me.player }
  end,
}
