-- Hands a verb what it does not take.
-- stopped: heal: the amount must be a whole number of at least 0, got "most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:heal("most", me.hero)
  end,
}
