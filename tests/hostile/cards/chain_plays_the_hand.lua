-- Takes itself back and plays whatever of the hand comes up.
-- stopped: effects set off more effects in one turn
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local player = me.player
    me:to_hand()
    player:play(player.hand:random(), { free = true })
  end,
}
