-- Filters a group for ever.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local cards = all(any.card:in_zone("deck"))
    while true do cards:where(any.card:with { cost = 1 }) end
  end,
}
