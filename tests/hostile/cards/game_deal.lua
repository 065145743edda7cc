-- Deals damage for ever.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do me.hero:deal(1, "fire", opposing.hero) end
  end,
}
