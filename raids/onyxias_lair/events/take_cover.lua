return event "Take Cover" {
  number = 29, rarity = "uncommon", tags = { "Onyxia" },
  text = "Your opponents choose a player. This turn, prevent all damage that would be dealt to \z
    characters in that player's party.",
  play = function(me)
    local chosen = me.player.opponents:choose {
      from = player.any, prompt = "Who takes cover?", aim = help }
    me:begin("cover", this_turn, { chosen })
  end,
  later = {
    cover = prevents.damage { to = any.character, all = true,
      only_if = function(me, event) return event.card.controller == event.given[1] end },
  },
}
