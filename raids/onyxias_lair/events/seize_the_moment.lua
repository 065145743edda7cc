return event "Seize the Moment" {
  number = 27, rarity = "uncommon", tags = { "Onyxia" },
  text = "Your opponents name a player: every card of that player readies.",
  play = function(me)
    local chosen = me.player.opponents:choose {
      from = player.any, prompt = "Whose cards ready?", aim = help };
    (chosen.party + chosen.resources):ready()
  end,
}
