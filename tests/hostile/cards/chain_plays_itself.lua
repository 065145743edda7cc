-- Plays itself, for nothing, again and again: no trigger, and nobody is asked.
-- stopped: effects set off more effects in one turn
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:play(me, { free = true })
  end,
}
