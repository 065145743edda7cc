-- Hands a verb what it does not take.
-- stopped: gain: say how long: lasts = this_turn, this_combat, until_your_next_turn,
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:gain { atk = 1 }
  end,
}
