-- The reward of a quest never ends.
-- stopped: the script does not come to an end
return quest "Hostile" {
  unlimited = true,
  reward = { cost = { resources = 0 }, effect = function(me) while true do end end },
}
