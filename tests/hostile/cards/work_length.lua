-- Lets a list grow from its own length, for ever.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    while true do t[#t + 1] = #t end
  end,
}
