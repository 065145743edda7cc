return event "Seize the Moment" {
  number = 27, rarity = "uncommon", tags = { "Onyxia" },
  text = "Your opponents choose a player. Ready each card in that player's party and resource \z
    row.",
  play = function(me)
    local chosen = me.player.opponents:choose {
      from = player.any, prompt = "Whose cards ready?", aim = help };
    (chosen.party + chosen.resources):ready()
  end,
}
