-- Hands a verb what it does not take.
-- stopped: add_counters: the number of counters must be a whole number of at least 0, got -1
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:add_counters("tick", -1)
  end,
}
