return event "You Are Not Prepared!" {
  number = 54, rarity = "uncommon",
  text = "All that they planned was for nothing. Each opponent discards his hand, and draws as many \z
    cards as he discarded.",
  play = function(me)
    local lost = {}
    for i, player in each(me.player.opponents) do lost[i] = #player.hand:discard() end
    for i, player in each(me.player.opponents) do player:draw(lost[i]) end
  end,
}
