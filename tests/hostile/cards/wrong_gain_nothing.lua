-- Hands a verb what it does not take.
-- stopped: gain: expected a table such as { atk = 2, lasts = this_turn }, got
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:gain(7)
  end,
}
