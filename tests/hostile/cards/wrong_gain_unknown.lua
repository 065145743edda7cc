-- Hands a verb what it does not take.
-- stopped: unknown field "speed" of gain
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:gain { speed = 1, lasts = this_turn }
  end,
}
