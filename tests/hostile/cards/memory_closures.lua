-- Keeps functions that keep functions.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local last = function() end
    while true do
      local before = last
      last = function() return before end
    end
  end,
}
