return event "Take Cover" {
  number = 29, rarity = "uncommon", tags = { "Onyxia" },
  text = "Your opponents name a player: this turn, all damage to the heroes and allies of that \z
    party is prevented.",
  play = function(me)
    local chosen = me.player.opponents:choose {
      from = player.any, prompt = "Who takes cover?", aim = help }
    me:begin("cover", this_turn, { chosen })
  end,
  later = {
    cover = prevents.damage { to = any.character, all = true,
      condition = function(me, event) return event.card.controller == event.given[1] end },
  },
}
