-- Fills the longest list that there may be, and counts it for ever.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    for i = 1, 16000 do t[i] = i end
    while true do
      if #t > 16000 then return end
    end
  end,
}
