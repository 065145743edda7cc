-- Makes new words without an end: names of counters that nobody has heard of.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i = 1, 1000000000 do me.hero:add_counters(format("word %d", i), 0) end
  end,
}
