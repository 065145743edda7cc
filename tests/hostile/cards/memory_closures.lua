-- Keeps functions that keep functions.
-- stopped:
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
