return event "Imposing Presence" {
  number = 18, rarity = "uncommon", tags = { "Onyxia" },
  text = "Put the top cards of your event deck, as many as the stage, face down into your \z
    resource row.",
  play = function(me)
    me.player.decks.event:top(raid.stage):to_resources { face = "down", of = me.player }
  end,
}
