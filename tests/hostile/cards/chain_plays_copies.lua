-- Plays a copy of itself, which plays a copy of itself.
-- stopped: effects set off more effects in one turn
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:play_copy(me, { free = true })
  end,
}
