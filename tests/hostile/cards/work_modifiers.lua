-- Gives and takes for ever, so that all numbers are worked out anew each time.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do
      me.hero:gain { atk = 1, lasts = this_turn }
      me.hero:exhaust()
      me.hero:ready()
      local atk = me.hero.atk
    end
  end,
}
