return event "You Are Not Prepared!" {
  number = 54, rarity = "uncommon",
  text = "Discard each opponent's hand. Each opponent draws that many cards.",
  play = function(me)
    local lost = {}
    for i, player in each(me.player.opponents) do lost[i] = #player.hand:discard() end
    for i, player in each(me.player.opponents) do player:draw(lost[i]) end
  end,
}
