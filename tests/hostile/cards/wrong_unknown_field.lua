-- Hands a verb what it does not take.
-- stopped: a card has no field "speed
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local speed = me.speed
  end,
}
