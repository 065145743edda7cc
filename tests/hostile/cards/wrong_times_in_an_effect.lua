-- Counts in mid-game what nobody has counted so far.
-- stopped: times(…) is for what a card declares: counts = { name = times(…) }, and an effect reads me.name
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:gain { atk = plus(times("destroyed", any.ally)), lasts = this_turn }
  end,
}
