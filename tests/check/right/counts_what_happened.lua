return ability "Test Requiem" {
  cost = 2,
  counts = { dead = times("destroyed", any.ally, this_turn), lost = times("leaves_party", your.ally) },
  text = "Draw a card for each ally that was destroyed this turn, and one if an ally of yours has left your party this game.",
  play = function(me)
    me.player:draw(me.dead)
    if me.lost > 0 then me.player:draw(1) end
  end,
}
