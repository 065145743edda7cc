-- Hands a verb what it does not take.
-- stopped: add_counters: expected the counter's name, got
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:add_counters(7, 1)
  end,
}
