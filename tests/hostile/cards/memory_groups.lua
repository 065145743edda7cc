-- Keeps group after group.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local kept = {}
    while true do kept[#kept + 1] = all(any.card:in_zone("deck")) end
  end,
}
