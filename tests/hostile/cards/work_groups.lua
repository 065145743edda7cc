-- Adds groups to each other for ever: each card is looked for among all.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local cards = all(any.card:in_zone("deck"))
    while true do local sum = cards + cards end
  end,
}
