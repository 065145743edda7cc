-- Hands a verb what it does not take.
-- stopped: attempt to compare two card values
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local more = me > me.hero
  end,
}
